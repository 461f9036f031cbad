import { skull, type Beast } from '../../../art/emblems/beasts';
import { d, oval, paint, type Pen } from '../../../art/pen';

const SILK = '#e9e4f0';
const DUSK = '#4d3f63';

/** A web of so many rings around a point. */
export function web(pen: Pen, x: number, y: number, r: number, rings = 4, width = 1.1): void {
  const SPOKES = 8;
  const at = (i: number, far: number): [number, number] => {
    const angle = (i * 2 * Math.PI) / SPOKES + 0.2;
    return [x + Math.sin(angle) * far, y + Math.cos(angle) * far * 0.86];
  };
  let path = '';
  for (let i = 0; i < SPOKES; i++) {
    const [endX, endY] = at(i, r);
    path += d`M${x} ${y}L${endX} ${endY}`;
  }
  for (let ring = 1; ring <= rings; ring++) {
    const far = (r * ring) / (rings + 0.4);
    for (let i = 0; i < SPOKES; i++) {
      const [startX, startY] = at(i, far);
      const [bendX, bendY] = at(i + 0.5, far * 0.8);
      const [endX, endY] = at(i + 1, far);
      path += d`M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}`;
    }
  }
  pen.line(path, width + 1.2, paint.night, 0.35);
  pen.line(path, width, SILK);
}

/** A whole spider, seen from above. */
export function crawling(pen: Pen, x: number, y: number, size: number): void {
  pen.within(d`translate(${x} ${y})scale(${size})`, (p) => {
    p.line(
      'M5 -6L14 -15L20 -8M6 -3L17 -7L24 2M6 1L17 5L22 14M5 4L12 11L13 20M-5 -6L-14 -15L-20 -8M-6 -3L-17 -7L-24 2M-6 1L-17 5L-22 14M-5 4L-12 11L-13 20',
      2.6,
      DUSK,
    );
    p.shape(oval(0, 6, 9, 11), DUSK);
    p.shape(oval(0, -6, 6.5, 6), DUSK);
    p.wash('M-4 3L0 8L4 3L0 14Z', paint.lilac);
    p.wash(oval(-2.4, -8, 1.5) + oval(2.4, -8, 1.5), paint.glow);
  });
}

/** Who stands upright: eight eyes, and legs at both sides. */
export const spider: Beast = {
  fur: DUSK,
  pale: '#8a7aa6',
  tail(pen) {
    const legs =
      'M10 -30L38 -58L52 -36M12 -26L44 -38L56 -10M12 -18L40 -20L50 4M-10 -30L-38 -58L-52 -36M-12 -26L-44 -38L-56 -10M-12 -18L-40 -20L-50 4';
    pen.line(legs, 5.4);
    pen.line(legs, 3.4, DUSK);
  },
  head(pen, beast) {
    skull(pen, beast.fur, 16, 14);
    pen.wash(oval(-6, -1, 3.6) + oval(6, -1, 3.6), paint.glow);
    pen.wash(oval(-5.4, -0.6, 1.7) + oval(6.6, -0.6, 1.7), '#2a1c14');
    pen.wash(
      oval(-11, -4, 1.6) +
        oval(11, -4, 1.6) +
        oval(-4, -8, 1.5) +
        oval(4, -8, 1.5) +
        oval(-9, -8.5, 1.2) +
        oval(9, -8.5, 1.2),
      paint.glow,
    );
    pen.line('M-4 7q4 3 8 0', 1.1, paint.lilac);
    pen.shape('M-4 8l1.4 5 1.4 -5ZM1.2 8l1.4 5 1.4 -5Z', paint.snow);
  },
};
