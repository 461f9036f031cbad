import { d, oval, paint, type Pen } from '../../../art/pen';

/** The river and what lies in it or beside it. */

/** Water from edge to edge of the picture, below `top`. */
export function stream(pen: Pen, top = -8): void {
  const bank = d`M-106 ${top + 1}C-66 ${top - 4} -30 ${top + 3} 0 ${top}C30 ${top - 3} 62 ${top + 4} 106 ${top - 1}`;
  pen.wash(`${bank}V18H-106Z`, paint.water);
  pen.line(bank, 1, undefined, 0.55);
  ripples(pen, -76, top + 6, 20, 58, top + 5, 22, -40, 5, 18, 74, 6, 16);
}

/** Light on the water: x, y and width of each. */
export function ripples(pen: Pen, ...at: number[]): void {
  let path = '';
  for (let i = 0; i + 2 < at.length; i += 3) {
    const w = (at[i + 2] ?? 0) / 4;
    path += d`M${at[i] ?? 0} ${at[i + 1] ?? 0}q${w} -3 ${2 * w} 0t${2 * w} 0`;
  }
  pen.line(path, 1.4, paint.snow);
}

export function pearl(pen: Pen, x: number, y: number, r: number): void {
  pen.shape(oval(x, y, r), paint.snow);
  pen.wash(
    d`M${x + r * 0.5} ${y - r * 0.8}A${r} ${r} 0 0 1 ${x - r * 0.35} ${y + r * 0.9}C${x + r * 0.5} ${y + r * 0.6} ${x + r * 0.7} ${y} ${x + r * 0.5} ${y - r * 0.8}Z`,
    paint.lilac,
    0.7,
  );
  pen.wash(oval(x - r * 0.35, y - r * 0.35, r * 0.28), '#fff');
}

/** A shell that opens upwards from its hinge at x, y. */
export function scallop(pen: Pen, x: number, y: number, size: number, fill: string): void {
  const at = (i: number, far: number): [number, number] => {
    const angle = Math.PI * (1.06 - (i / 5) * 1.12);
    return [x + Math.cos(angle) * size * far, y - size * 0.3 - Math.sin(angle) * size * far];
  };
  const [left, top] = at(0, 1);
  let rim = d`M${x - size * 0.22} ${y}L${left} ${top}`;
  let ribs = '';
  for (let i = 0; i < 5; i++) {
    rim += d`Q${at(i + 0.5, 1.26)[0]} ${at(i + 0.5, 1.26)[1]} ${at(i + 1, 1)[0]} ${at(i + 1, 1)[1]}`;
    if (i > 0) ribs += d`M${x} ${y - size * 0.12}L${at(i, 0.94)[0]} ${at(i, 0.94)[1]}`;
  }
  pen.shape(rim + d`L${x + size * 0.22} ${y}Z`, fill);
  pen.line(ribs, 0.9, undefined, 0.6);
}

/** Bulrushes: x and height of each. */
export function reeds(pen: Pen, foot: number, ...at: number[]): void {
  let stalks = '';
  let heads = '';
  for (let i = 0; i + 1 < at.length; i += 2) {
    const [x, height] = [at[i] ?? 0, at[i + 1] ?? 0];
    stalks += d`M${x} ${foot}q1 ${-height / 2} 0 ${-height}M${x + 3} ${foot}q5 ${-height * 0.4} 8 ${-height * 0.55}`;
    heads += oval(x, foot - height + 3, 2.4, 5.5);
  }
  pen.line(stalks, 1.6, paint.pine);
  pen.shape(heads, paint.bark);
}

/** A leaf of a water lily, perhaps with its flower. */
export function lily(pen: Pen, x: number, y: number, r: number, flower = false): void {
  pen.shape(
    d`M${x} ${y}L${x + r} ${y - r * 0.12}A${r} ${r * 0.36} 0 1 1 ${x + r * 0.7} ${y - r * 0.26}Z`,
    paint.leaf,
  );
  if (!flower) return;
  pen.shape(
    d`M${x - r * 0.5} ${y - 2}q-3 -6 2 -8q2 2 3 4q0 -5 3 -7q3 2 3 7q1 -2 3 -4q5 2 2 8Z`,
    paint.rose,
  );
}

/** The hull of a boat, its keel a little under the water. */
export function hull(pen: Pen, x: number, water: number, width: number, fill: string): void {
  const w = width / 2;
  const h = width * 0.17;
  pen.shape(
    d`M${x - w} ${water - h * 1.5}Q${x} ${water - h * 0.5} ${x + w} ${water - h * 1.6}Q${x + w * 0.92} ${water + h * 0.5} ${x + w * 0.6} ${water + h * 0.7}H${x - w * 0.6}Q${x - w * 0.9} ${water + h * 0.5} ${x - w} ${water - h * 1.5}Z`,
    fill,
  );
  pen.line(
    d`M${x - w * 0.93} ${water - h * 0.75}Q${x} ${water + h * 0.05} ${x + w * 0.94} ${water - h * 0.85}`,
    1,
    undefined,
    0.6,
  );
  ripples(pen, x - w * 1.05, water + h * 0.7, w * 0.9, x + w * 0.25, water + h * 0.9, w * 0.8);
}
