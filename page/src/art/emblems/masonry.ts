import { arch, d, oval, paint, type Pen } from '../pen';

/** Parts of houses. `x` is the middle, `foot` the height they stand on (ground is 0, up is less). */

/** A roof over a wall of `width`; some reach beyond it by their eaves. */
type Roof = (
  pen: Pen,
  fill: string,
  x: number,
  foot: number,
  width: number,
  height: number,
) => void;
type EavedRoof = (...roof: [...Parameters<Roof>, eaves?: number]) => void;

/** A gable roof. */
export const gable: EavedRoof = (pen, fill, x, foot, width, height, eaves = 5) => {
  const half = width / 2 + eaves;
  pen.block(fill, x - half, foot, x, foot - height, x + half, foot);
  pen.shadow(d`M${x + half - 0.5} ${foot}L${x} ${foot - height + 0.5}L${x + half * 0.25} ${foot}Z`);
  const rows = Math.max(2, Math.round(height / 6));
  let tiles = '';
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    tiles += d`M${x - half * t + 3} ${foot - height * (1 - t)}Q${x} ${foot - height * (1 - t) + 2} ${x + half * t - 3} ${foot - height * (1 - t)}`;
  }
  pen.line(tiles, 0.8, undefined, 0.5);
};

/** A long roof seen from its side. */
export const longRoof: EavedRoof = (pen, fill, x, foot, width, height, eaves = 5) => {
  const half = width / 2 + eaves;
  const ridge = half - height * 0.55;
  pen.block(
    fill,
    x - half,
    foot,
    x - ridge,
    foot - height,
    x + ridge,
    foot - height,
    x + half,
    foot,
  );
  pen.shadow(
    d`M${x + half - 0.5} ${foot}L${x + ridge} ${foot - height}H${x + ridge - half * 0.4}L${x + half * 0.6} ${foot}Z`,
  );
  pen.hatch(x - half + 5, foot - 2, 3, -height + 5, Math.round(half / 2.6), 5);
};

/** A pointed roof of a tower, slightly swung like a witch's hat. */
export const spire: Roof = (pen, fill, x, foot, width, height) => {
  const half = width / 2 + 3;
  pen.shape(
    d`M${x - half} ${foot}Q${x - half * 0.35} ${foot - height * 0.35} ${x} ${foot - height}Q${x + half * 0.35} ${foot - height * 0.35} ${x + half} ${foot}Q${x} ${foot + 3} ${x - half} ${foot}Z`,
    fill,
  );
  pen.shadow(
    d`M${x} ${foot - height + 0.5}Q${x + half * 0.35} ${foot - height * 0.35} ${x + half - 0.5} ${foot}L${x + half * 0.2} ${foot + 1}Z`,
  );
};

export const dome: Roof = (pen, fill, x, foot, width, height) => {
  const half = width / 2;
  pen.shape(
    d`M${x - half} ${foot}C${x - half * 1.1} ${foot - height * 0.7} ${x - half * 0.3} ${foot - height * 0.8} ${x} ${foot - height}C${x + half * 0.3} ${foot - height * 0.8} ${x + half * 1.1} ${foot - height * 0.7} ${x + half} ${foot}Z`,
    fill,
  );
  pen.shadow(
    d`M${x} ${foot - height + 0.5}C${x + half * 0.3} ${foot - height * 0.8} ${x + half * 1.1} ${foot - height * 0.7} ${x + half} ${foot}H${x + half * 0.4}Q${x + half * 0.5} ${foot - height * 0.6} ${x} ${foot - height}Z`,
  );
  pen.line(
    d`M${x - half * 0.4} ${foot}Q${x - half * 0.4} ${foot - height * 0.5} ${x} ${foot - height}M${x + half * 0.4} ${foot}Q${x + half * 0.4} ${foot - height * 0.5} ${x} ${foot - height}`,
    0.8,
    undefined,
    0.5,
  );
};

/** The cap of a mushroom, as a roof. */
export const mushroom: Roof = (pen, fill, x, foot, width, height) => {
  const half = width / 2;
  pen.shape(
    d`M${x - half} ${foot}C${x - half} ${foot - height * 0.8} ${x - half * 0.45} ${foot - height} ${x} ${foot - height}C${x + half * 0.45} ${foot - height} ${x + half} ${foot - height * 0.8} ${x + half} ${foot}Q${x} ${foot - height * 0.22} ${x - half} ${foot}Z`,
    fill,
  );
  pen.wash(
    oval(x - half * 0.45, foot - height * 0.45, half * 0.13) +
      oval(x + half * 0.1, foot - height * 0.72, half * 0.15) +
      oval(x + half * 0.5, foot - height * 0.4, half * 0.12) +
      oval(x - half * 0.05, foot - height * 0.4, half * 0.09),
    paint.cream,
    0.9,
  );
};

/** Windows with light in them, all in one stroke: pairs of x and foot. */
export function lit(pen: Pen, width: number, height: number, ...at: number[]): void {
  let panes = '';
  let bars = '';
  for (let i = 0; i + 1 < at.length; i += 2) {
    const [x, foot] = [at[i] ?? 0, at[i + 1] ?? 0];
    panes += arch(x, foot, width, height);
    bars += d`M${x} ${foot}v${-height}M${x - width / 2} ${foot - height * 0.45}h${width}`;
  }
  pen.shape(panes, paint.glow);
  pen.line(bars, 0.8);
}

export function door(
  pen: Pen,
  x: number,
  foot: number,
  width: number,
  height: number,
  fill: string = paint.bark,
): void {
  pen.shape(arch(x, foot, width, height), fill);
  pen.line(d`M${x} ${foot}v${-height}`, 0.8, undefined, 0.6);
  pen.wash(oval(x + width * 0.25, foot - height * 0.42, 1.1), paint.gold);
}

/** Dark, open, and deep. */
export function opening(pen: Pen, x: number, foot: number, width: number, height: number): void {
  pen.shape(arch(x, foot, width, height), paint.soot);
}

export function chimney(pen: Pen, x: number, foot: number, height: number): void {
  pen.block(paint.rock, x - 4, foot, x - 4, foot - height, x + 4, foot - height, x + 4, foot);
  pen.line(d`M${x} ${foot - height - 3}c-5 -4 5 -6 0 -11c-4 -4 6 -7 2 -12`, 2.6, '#fffaf0', 0.85);
}

/** Timber framing on a wall: posts and braces. */
export function timber(pen: Pen, x: number, foot: number, width: number, height: number): void {
  const [l, r, t] = [x - width / 2, x + width / 2, foot - height];
  pen.line(
    d`M${l + 1} ${foot}V${t}M${r - 1} ${foot}V${t}M${l} ${t + height * 0.5}H${r}M${l} ${t + 1}H${r}M${l + 1} ${t + height * 0.5}l${width * 0.18} ${-height * 0.45}M${r - 1} ${t + height * 0.5}l${-width * 0.18} ${-height * 0.45}`,
    2.2,
    paint.bark,
  );
}

/** Joints of stones, scattered over a wall. */
export function stones(pen: Pen, x: number, foot: number, width: number, height: number): void {
  let path = '';
  for (let y = foot - 5; y > foot - height + 3; y -= 6.5) {
    for (let i = 0; i < width / 14; i++) {
      const left = x - width / 2 + 2 + pen.chance() * (width - 10);
      path += d`M${left} ${y}h5v-3`;
    }
  }
  pen.line(path, 0.8, undefined, 0.5);
}

export function flag(pen: Pen, x: number, foot: number, height: number, fill: string): void {
  pen.line(d`M${x} ${foot}v${-height}`, 1.3);
  pen.shape(d`M${x} ${foot - height}q5 -2 8 0t6 0l-3 3.5 3 3.5q-4 2 -7 0t-7 0Z`, fill);
}

/** A string of pennants between two points, sagging. */
export function pennants(
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
): void {
  pen.line(d`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * sag} ${x1} ${y1}`, 0.9);
  const colors = [paint.red, paint.gold, paint.blue];
  const flags = ['', '', ''];
  const count = Math.round(Math.abs(x1 - x0) / 8);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + 2 * sag) + t * t * y1;
    flags[i % 3] += d`M${x0 + (x1 - x0) * t - 2.4} ${y}h4.8l-2.4 5.5Z`;
  }
  flags.forEach((path, i) => path && pen.shape(path, colors[i] ?? paint.red));
}

export function columns(pen: Pen, foot: number, height: number, ...at: number[]): void {
  let shafts = '';
  for (const x of at) {
    shafts += d`M${x - 3} ${foot}l.5 ${-height + 3}h-1.5v-3h8v3h-1.5l.5 ${height - 3}Z`;
  }
  pen.shape(shafts, paint.cream);
}

export function bell(pen: Pen, x: number, y: number, size: number): void {
  pen.shape(
    d`M${x - size} ${y}C${x - size * 0.5} ${y - size * 0.5} ${x - size * 0.8} ${y - size * 1.7} ${x} ${y - size * 1.8}C${x + size * 0.8} ${y - size * 1.7} ${x + size * 0.5} ${y - size * 0.5} ${x + size} ${y}Z`,
    paint.gold,
  );
  pen.wash(oval(x, y + size * 0.2, size * 0.25), paint.bark);
}

export function envelope(pen: Pen, x: number, y: number, width: number): void {
  const [w, h] = [width / 2, width * 0.33];
  pen.block(paint.cream, x - w, y + h, x - w, y - h, x + w, y - h, x + w, y + h);
  pen.line(d`M${x - w} ${y - h}L${x} ${y + h * 0.3}L${x + w} ${y - h}`, 1.1);
  pen.wash(oval(x, y + h * 0.25, h * 0.36), paint.red);
}

/** A balance, hanging from x, y. */
export function balance(pen: Pen, x: number, y: number, size: number): void {
  pen.line(
    d`M${x} ${y - size * 0.3}v${size * 1.1}M${x - size} ${y}Q${x} ${y - size * 0.35} ${x + size} ${y}M${x - size} ${y}l${-size * 0.35} ${size * 0.55}M${x - size} ${y}l${size * 0.35} ${size * 0.55}M${x + size} ${y}l${-size * 0.35} ${size * 0.55}M${x + size} ${y}l${size * 0.35} ${size * 0.55}`,
    1.1,
  );
  pen.shape(
    d`M${x - size * 1.45} ${y + size * 0.55}h${size * 0.9}q${-size * 0.45} ${size * 0.5} ${-size * 0.9} 0ZM${x + size * 0.55} ${y + size * 0.55}h${size * 0.9}q${-size * 0.45} ${size * 0.5} ${-size * 0.9} 0Z`,
    paint.gold,
  );
}

export function clock(pen: Pen, x: number, y: number, r: number): void {
  pen.shape(oval(x, y, r), paint.cream);
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    marks += d`M${x + sin * r * 0.78} ${y + cos * r * 0.78}L${x + sin * r * 0.88} ${y + cos * r * 0.88}`;
  }
  pen.line(`${marks}${d`M${x} ${y - r * 0.62}V${y}L${x + r * 0.42} ${y + r * 0.25}`}`, 1.3);
}

export function barrel(pen: Pen, x: number, foot: number, width: number, height: number): void {
  const w = width / 2;
  pen.shape(
    d`M${x - w * 0.8} ${foot}Q${x - w * 1.25} ${foot - height / 2} ${x - w * 0.8} ${foot - height}H${x + w * 0.8}Q${x + w * 1.25} ${foot - height / 2} ${x + w * 0.8} ${foot}Z`,
    paint.wood,
  );
  pen.line(
    d`M${x - w} ${foot - height * 0.28}h${2 * w}M${x - w} ${foot - height * 0.72}h${2 * w}`,
    1.3,
  );
}

export function sack(
  pen: Pen,
  x: number,
  foot: number,
  size: number,
  fill: string = paint.plaster,
): void {
  pen.shape(
    d`M${x - size * 0.55} ${foot}C${x - size * 0.8} ${foot - size * 0.6} ${x - size * 0.3} ${foot - size * 0.75} ${x - size * 0.2} ${foot - size * 0.9}L${x - size * 0.35} ${foot - size * 1.15}H${x + size * 0.35}L${x + size * 0.2} ${foot - size * 0.9}C${x + size * 0.3} ${foot - size * 0.75} ${x + size * 0.8} ${foot - size * 0.6} ${x + size * 0.55} ${foot}Z`,
    fill,
  );
  pen.line(d`M${x - size * 0.22} ${foot - size * 0.9}h${size * 0.44}`, 1.6, paint.tile);
}

export function crate(pen: Pen, x: number, foot: number, size: number): void {
  const h = size / 2;
  pen.block(paint.plank, x - h, foot, x - h, foot - size, x + h, foot - size, x + h, foot);
  pen.line(
    d`M${x - h} ${foot}l${size} ${-size}M${x - h} ${foot - size * 0.25}h${size}M${x - h} ${foot - size * 0.75}h${size}`,
    0.9,
    undefined,
    0.7,
  );
}

/** A sign that hangs from an arm reaching right from x, y. */
export function sign(pen: Pen, x: number, y: number, picture: (pen: Pen) => void): void {
  pen.line(d`M${x} ${y}h17M${x} ${y + 6}l8 -6M${x + 6} ${y}v4M${x + 15} ${y}v4`, 1.6);
  pen.block(paint.plank, x + 2, y + 4, x + 19, y + 4, x + 19, y + 18, x + 2, y + 18);
  pen.within(d`translate(${x + 10.5} ${y + 11})`, picture);
}

/** A round-headed tree: trunk and crown. */
export function tree(pen: Pen, x: number, foot: number, height: number, crown: string): void {
  pen.shape(
    d`M${x - 2} ${foot}L${x - 1.5} ${foot - height * 0.6}h3L${x + 2.5} ${foot}Z`,
    paint.bark,
  );
  const r = height * 0.3;
  pen.shape(
    d`M${x - r} ${foot - height * 0.55}C${x - r * 1.7} ${foot - height * 0.8} ${x - r * 0.7} ${foot - height} ${x} ${foot - height}C${x + r * 0.9} ${foot - height} ${x + r * 1.6} ${foot - height * 0.75} ${x + r} ${foot - height * 0.55}C${x + r * 0.4} ${foot - height * 0.4} ${x - r * 0.4} ${foot - height * 0.4} ${x - r} ${foot - height * 0.55}Z`,
    crown,
  );
  pen.hatch(x + r * 0.3, foot - height * 0.8, r * 0.5, 2, 3, 0.5, height * 0.1);
}

export function boulders(pen: Pen, ...at: number[]): void {
  let path = '';
  for (let i = 0; i + 2 < at.length; i += 3) {
    const [x, foot, s] = [at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0];
    path += d`M${x - s} ${foot}C${x - s * 1.2} ${foot - s * 0.9} ${x - s * 0.3} ${foot - s * 1.3} ${x + s * 0.2} ${foot - s * 1.1}C${x + s} ${foot - s} ${x + s * 1.2} ${foot - s * 0.4} ${x + s} ${foot}Z`;
  }
  pen.shape(path, paint.rock);
}

/** A mossy rock face with cracks in it. */
export function crag(pen: Pen, outline: string, cracks: string, moss: string): void {
  pen.shape(outline, paint.rock);
  pen.line(cracks, 1, undefined, 0.6);
  pen.wash(moss, paint.moss);
}

export function steps(pen: Pen, x: number, foot: number, width: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const half = width / 2 - i * 4;
    const y = foot - i * 3;
    pen.block(paint.stone, x - half, y, x - half, y - 3, x + half, y - 3, x + half, y);
  }
}

/** Small flowers at the foot of things: pairs of x and y. */
export function flowers(pen: Pen, ...at: number[]): void {
  let heads = '';
  let stems = '';
  for (let i = 0; i + 1 < at.length; i += 2) {
    const [x, y] = [at[i] ?? 0, at[i + 1] ?? 0];
    stems += d`M${x} ${y}v-5M${x + 4} ${y}v-3.5`;
    heads += oval(x, y - 6, 2.2) + oval(x + 4, y - 4.5, 1.8);
  }
  pen.line(stems, 1, paint.pine);
  pen.shape(heads, paint.rose);
}
