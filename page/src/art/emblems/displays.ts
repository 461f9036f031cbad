import { d, oval, paint, type Emblem, type Pen } from '../pen';
import { hash, pick, random } from '../random';

/** A banner that hangs between two poles, with a picture on it around 0, 0. */
export function banner(fill: string, picture: (pen: Pen) => void): Emblem {
  return (pen) => {
    pen.rod('M-34 0V-70M34 0V-70', paint.wood, 2.6);
    pen.rod('M-38 -68H38', paint.wood, 2.6);
    pen.block(fill, -28, -66, 28, -66, 28, -14, 14, -20, 0, -12, -14, -20, -28, -14);
    pen.line('M-24 -62H24V-24', 0.9, paint.cream, 0.8);
    pen.within('translate(0 -42)', picture);
  };
}

export function burst(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 12; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    path += d`M${x + sin * r * 0.3} ${y + cos * r * 0.3}L${x + sin * r} ${y + cos * r}`;
  }
  return path;
}

function wreath(pen: Pen, r: number): void {
  let leaves = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const [x, y] = [Math.sin(a) * r, Math.cos(a) * r];
    leaves += oval(x, y, 4.2, 3);
  }
  pen.shape(leaves, paint.leaf);
}

function stump(pen: Pen): void {
  pen.shape('M-30 0C-25 -5 -25 -12 -25 -18H25C25 -12 25 -5 30 0Z', paint.bark);
  pen.shape(oval(0, -18, 25, 5), paint.plank);
  pen.line('M-12 -18a12 2.2 0 0 0 24 0M-18 -4v-7M-8 -3v-8M10 -3v-7M19 -4v-8', 0.9, undefined, 0.6);
}

/** A thing of the wardrobe or the wood set on a stump, where events are shown. */
export function shown(...pictures: readonly ((pen: Pen) => void)[]): Emblem {
  return (pen) => {
    stump(pen);
    for (const picture of pictures) picture(pen);
  };
}

export function placed(x: number, y: number, scale: number, picture: (pen: Pen) => void) {
  return (pen: Pen): void => pen.within(d`translate(${x} ${y})scale(${scale})`, picture);
}

export function leafMark(pen: Pen): void {
  pen.wash('M-7 9C-12 -4 0 -12 11 -12C12 0 6 11 -7 9Z', paint.leaf);
}

const cloths = [paint.red, paint.blue, paint.plum, paint.leaf, paint.amber, paint.slate] as const;

export function someEvent(id: string): Emblem {
  const chance = random(hash(id));
  const cloth = pick(chance, cloths);
  const wreathed = chance() < 0.5;
  return banner(cloth, (pen) => {
    pen.shape(oval(0, 0, 16), paint.cream);
    if (wreathed) wreath(pen, 17);
    leafMark(pen);
  });
}
