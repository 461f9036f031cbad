import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Pen } from '../../../art/pen';

/** Peaks with snow on them, each by x, foot, half its width and its height. */
export function peaks(pen: Pen, fill: string, ...at: number[]): void {
  for (let i = 0; i + 3 < at.length; i += 4) {
    const [x, foot, w, h] = [at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0, at[i + 3] ?? 0];
    const top = foot - h;
    pen.block(
      fill,
      x - w,
      foot,
      x - w * 0.45,
      top + h * 0.42,
      x,
      top,
      x + w * 0.5,
      top + h * 0.5,
      x + w,
      foot,
    );
    pen.shadow(
      d`M${x} ${top}L${x + w * 0.5} ${top + h * 0.5}L${x + w} ${foot}H${x + w * 0.3}L${x + w * 0.08} ${top + h * 0.55}Z`,
    );
    pen.shape(
      d`M${x} ${top}L${x + w * 0.26} ${top + h * 0.26}L${x + w * 0.1} ${top + h * 0.23}L${x} ${top + h * 0.34}L${x - w * 0.12} ${top + h * 0.24}L${x - w * 0.28} ${top + h * 0.27}Z`,
      paint.snow,
    );
  }
}

/** Rolling ground from one edge to the other. */
export function ground(pen: Pen, fill: string, top = -8): void {
  pen.wash(
    d`M-140 ${top}C-60 ${top - 8} -20 ${top + 4} 20 ${top - 2}C52 ${top - 6} 80 ${top + 2} 140 ${top - 4}V30H-140Z`,
    fill,
  );
}

export function water(pen: Pen, top = -8, fill: string = paint.water): void {
  pen.wash(d`M-140 ${top}C-50 ${top - 3} 40 ${top + 3} 140 ${top}V30H-140Z`, fill);
  ripples(pen, -70, top + 9, -20, top + 14, 34, top + 8, 66, top + 16);
}

export function ripples(pen: Pen, ...at: number[]): void {
  let path = '';
  for (let i = 0; i + 1 < at.length; i += 2)
    path += d`M${at[i] ?? 0} ${at[i + 1] ?? 0}q5 -3 10 0t10 0`;
  pen.line(path, 1, paint.snow, 0.8);
}

/** A way that leads up to x, y. */
export function path(pen: Pen, x: number, y: number, fill: string = paint.plaster): void {
  pen.wash(
    d`M-30 12C-44 0 20 -6 ${x - 12} ${y + 24}C${x - 30} ${y + 12} ${x - 6} ${y + 8} ${x - 1} ${y}H${x + 3}C${x + 4} ${y + 10} ${x - 12} ${y + 14} ${x + 2} ${y + 24}C${x + 10} ${y + 34} -4 4 -2 12Z`,
    fill,
  );
}

export function reeds(pen: Pen, foot: number, ...at: number[]): void {
  for (const x of at) {
    pen.line(d`M${x} ${foot}q-2 -14 1 -26M${x + 4} ${foot}q3 -12 2 -20`, 1.3, paint.pine);
    pen.shape(oval(x + 1, foot - 28, 1.8, 4.6), paint.bark);
  }
}

export function cloud(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  fill: string = paint.snow,
): void {
  const s = size / 20;
  pen.shape(
    d`M${x - 18 * s} ${y}C${x - 30 * s} ${y - 2 * s} ${x - 26 * s} ${y - 15 * s} ${x - 15 * s} ${y - 12 * s}C${x - 13 * s} ${y - 24 * s} ${x + 5 * s} ${y - 24 * s} ${x + 8 * s} ${y - 14 * s}C${x + 20 * s} ${y - 20 * s} ${x + 28 * s} ${y - 2 * s} ${x + 16 * s} ${y}Z`,
    fill,
  );
}

/** Slanting strokes over the whole picture. */
export function rain(pen: Pen, color: string, dx: number, dy: number, thick = 1.4): void {
  let path = '';
  for (let i = 0; i < 13; i++)
    path += d`M${-80 + ((i * 47) % 160)} ${-62 + ((i * 29) % 54)}l${dx} ${dy}`;
  pen.line(path, thick, color);
}

export function flakes(pen: Pen, ...at: number[]): void {
  let path = '';
  for (let i = 0; i + 2 < at.length; i += 3) {
    const [x, y, r] = [at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0];
    path += d`M${x - r} ${y}h${2 * r}M${x - r / 2} ${y - r * 0.87}l${r} ${r * 1.74}M${x + r / 2} ${y - r * 0.87}l${-r} ${r * 1.74}`;
  }
  pen.line(path, 1.6, paint.snow);
}

export function gusts(pen: Pen, color: string, ...at: number[]): void {
  let path = '';
  for (let i = 0; i + 2 < at.length; i += 3) {
    const [x, y, w] = [at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0];
    path += d`M${x} ${y}c${w * 0.4} -6 ${w * 0.7} 5 ${w} -2c5 -8 -9 -11 -9 -4`;
  }
  pen.line(path, 1.8, color);
}

/** The dark mouth of a cave in a hill. */
export function cave(
  pen: Pen,
  x: number,
  foot: number,
  width: number,
  height: number,
  inside: string = paint.night,
): void {
  pen.shape(
    d`M${x - width * 1.5} ${foot}C${x - width * 1.4} ${foot - height * 1.5} ${x - width * 0.3} ${foot - height * 1.9} ${x + width * 0.2} ${foot - height * 1.7}C${x + width} ${foot - height * 1.6} ${x + width * 1.4} ${foot - height * 0.7} ${x + width * 1.6} ${foot}Z`,
    paint.rock,
  );
  pen.hatch(x + width * 0.8, foot - height, width * 0.3, 3, 5, 1, height * 0.17);
  pen.shape(arch(x, foot, width, height), inside);
}

export function crowns(pen: Pen, crown: string, ...at: number[]): void {
  for (let i = 0; i + 2 < at.length; i += 3)
    m.tree(pen, at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0, crown);
}

export function firs(pen: Pen, ...at: number[]): void {
  for (let i = 0; i + 2 < at.length; i += 3) {
    const [x, foot, h] = [at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0];
    pen.line(d`M${x} ${foot}v${-h * 0.3}`, 2.2, paint.bark);
    pen.shape(
      d`M${x} ${foot - h}L${x + h * 0.17} ${foot - h * 0.62}h${-h * 0.07}L${x + h * 0.26} ${foot - h * 0.2}H${x - h * 0.26}L${x - h * 0.1} ${foot - h * 0.62}h${-h * 0.07}Z`,
      paint.pine,
    );
  }
}
