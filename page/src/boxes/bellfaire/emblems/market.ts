import { finds } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';

type Find = keyof typeof finds;

/** Goods side by side, each so large, the first at x. */
function goods(pen: Pen, x: number, foot: number, scale: number, list: readonly Find[]): void {
  list.forEach((find, i) => {
    pen.within(d`translate(${x + i * 36 * scale} ${foot})scale(${scale})`, finds[find]);
  });
}

/** A striped awning from left to right, its lower edge in scallops. */
function awning(pen: Pen, left: number, right: number, top: number, foot: number): void {
  const n = 8;
  const step = (right - left) / n;
  const inset = 8;
  const above = (right - left - 2 * inset) / n;
  const stripes = ['', ''];
  for (let i = 0; i < n; i++) {
    const [x, upper] = [left + i * step, left + inset + i * above];
    stripes[i % 2] += d`M${upper} ${top}h${above}L${x + step} ${foot}q${-step / 2} 8 ${-step} 0Z`;
  }
  stripes.forEach((path, i) => pen.shape(path, i === 0 ? paint.red : paint.cream));
}

/** What lies on the counter to be taken. */
function gained(list: readonly Find[]): Emblem {
  return (pen) => {
    const scale = list.length > 3 ? 0.78 : 0.95;
    pen.block(paint.wood, -54, 0, -54, -16, 54, -16, 54, 0);
    pen.line('M-54 -8H54M-26 -8V0M2 -16V-8M28 -8V0', 0.9, undefined, 0.6);
    pen.block(paint.plank, -60, -15, -60, -21, 60, -21, 60, -15);
    goods(pen, -18 * scale * (list.length - 1), -21, scale, list);
    awning(pen, -62, 62, -82, -66);
    pen.rod('M-56 -21V-66M56 -21V-66', paint.bark, 2);
  };
}

/** The same in the scales, and what one has for it. */
function traded(list: readonly Find[]): Emblem {
  return (pen) => {
    const scale = list.length > 3 ? 0.42 : 0.5;
    pen.shape('M-12 0Q0 -8 12 0Z', paint.bark);
    pen.rod('M0 -4V-72', paint.wood, 3);
    pen.rod('M-40 -66L40 -72', paint.wood, 2.4);
    pen.line('M-40 -66L-60 -22M-40 -66L-20 -22M40 -72L22 -30M40 -72L58 -30', 1);
    goods(pen, -40 - 18 * scale * (list.length - 1), -24, scale, list);
    pen.shape('M-66 -24H-14Q-20 -10 -40 -10T-66 -24Z', paint.gold);
    pen.within('translate(31 -32)scale(.52)', finds.point);
    pen.within('translate(49 -32)scale(.52)', finds.any);
    pen.shape('M16 -32H64Q58 -18 40 -18T16 -32Z', paint.gold);
    pen.shape(oval(0, -74, 4), paint.gold);
  };
}

const TOKENS: Readonly<Record<string, readonly Find[]>> = {
  market_three_twigs_card: ['twig', 'twig', 'twig', 'card'],
  market_two_resin_two_cards: ['resin', 'resin', 'card', 'card'],
  market_two_berries_two_cards: ['berry', 'berry', 'card', 'card'],
  market_pebble_three_cards: ['pebble', 'card', 'card', 'card'],
};

export const tokens: Record<string, Emblem> = Object.fromEntries(
  Object.entries(TOKENS).flatMap(([id, list]) => [
    [id, gained(list)],
    [`${id}_trade`, traded(list)],
  ]),
);

/** Two stalls on the square. */
export const market: Emblem = (pen) => {
  m.pennants(pen, -64, -80, 64, -80, 6);
  for (const [x, fill] of [
    [-32, paint.plank],
    [34, paint.wood],
  ] as const) {
    pen.rod(d`M${x - 24} 0V-46M${x + 24} 0V-46`, paint.bark, 2);
    pen.block(fill, x - 26, 0, x - 26, -18, x + 26, -18, x + 26, 0);
    pen.line(d`M${x - 26} -9h52M${x} -18v9`, 0.9, undefined, 0.6);
    awning(pen, x - 30, x + 30, -62, -46);
  }
  pen.within('translate(-44 -18)scale(.55)', finds.berry);
  pen.within('translate(-22 -18)scale(.55)', finds.resin);
  pen.within('translate(22 -18)scale(.55)', finds.pebble);
  pen.within('translate(46 -18)scale(.55)', finds.twig);
  m.sack(pen, 0, 3, 15);
};
