import { d, oval, paint, type Pen } from '../../../art/pen';

/** A track from one edge of the picture to the other; what runs on it stands on y = -2. */
export function track(pen: Pen): void {
  let sleepers = '';
  for (let x = -98; x < 98; x += 14) sleepers += d`M${x} 1h8`;
  pen.line(sleepers, 3, paint.bark);
  pen.line('M-104 -1.5H104', 1.8, paint.soot);
}

export function wheels(pen: Pen, r: number, ...at: number[]): void {
  let rims = '';
  let hubs = '';
  for (const x of at) {
    rims += oval(x, -2 - r, r);
    hubs += oval(x, -2 - r, r * 0.4);
  }
  pen.shape(rims, paint.slate);
  pen.wash(hubs, paint.cream);
}

/** What carries a wagon: frame, couplings and four wheels. */
export function underframe(pen: Pen, half: number): void {
  pen.line(d`M${-half - 8} -13h${2 * half + 16}`, 2.4);
  wheels(pen, 6, -half * 0.72, -half * 0.36, half * 0.36, half * 0.72);
  pen.block(paint.soot, -half, -11, -half, -16, half, -16, half, -11);
}

/** Smoke of an engine that runs to the left, from x, y. */
export function smoke(pen: Pen, x: number, y: number): void {
  pen.wash(
    oval(x + 2, y - 4, 5, 4) + oval(x + 12, y - 9, 8, 6) + oval(x + 28, y - 13, 11, 7),
    paint.snow,
    0.92,
  );
  pen.line(d`M${x + 8} ${y - 12}q4 -6 9 -2M${x + 20} ${y - 17}q8 -8 15 -1`, 0.8, undefined, 0.5);
}
