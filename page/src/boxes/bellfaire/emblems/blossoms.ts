import { d, oval, paint, type Pen } from '../../../art/pen';

/** A flower of five petals around x, y. */
export function flower(pen: Pen, x: number, y: number, r: number, ...petals: string[]): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i * 2 * Math.PI) / 5;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const fill = petals[i % petals.length] ?? paint.rose;
    pen.shape(oval(x + sin * r * 0.62, y - cos * r * 0.62, r * 0.46), fill);
  }
  pen.shape(oval(x, y, r * 0.32), paint.gold);
}

/** Flowers in one stroke, for pictures with many of them: triples of x, y and size. */
export function posies(pen: Pen, fill: string, ...at: number[]): void {
  let petals = '';
  let hearts = '';
  for (let i = 0; i + 2 < at.length; i += 3) {
    const [x, y, r] = [at[i] ?? 0, at[i + 1] ?? 0, at[i + 2] ?? 0];
    for (let n = 0; n < 5; n++) {
      const angle = (n * 2 * Math.PI) / 5;
      petals += oval(x + Math.sin(angle) * r * 0.6, y - Math.cos(angle) * r * 0.6, r * 0.45);
    }
    hearts += oval(x, y, r * 0.32);
  }
  pen.shape(petals, fill);
  pen.wash(hearts, paint.gold);
}

/** A wreath of leaves and flowers around 0, y, with a ribbon at its foot. */
export function wreath(pen: Pen, y: number, r: number, petals: string): void {
  pen.shape(
    d`M-4 ${y + r}L-17 ${y + r + 19}L-10 ${y + r + 16}L-6 ${y + r + 22}L0 ${y + r + 4}L6 ${y + r + 22}L10 ${y + r + 16}L17 ${y + r + 19}L4 ${y + r}Z`,
    paint.red,
  );
  let leaves = '';
  for (let i = 0; i < 24; i++) {
    const angle = (i * Math.PI) / 12;
    const out = r + (i % 2 ? 4 : -4);
    leaves += oval(Math.sin(angle) * out, y - Math.cos(angle) * out, 5.4, 3.6);
  }
  pen.shape(leaves, paint.leaf);
  const around = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [Math.sin(angle) * r, y - Math.cos(angle) * r, 6.4];
  });
  posies(pen, petals, ...around.flat());
}
