import { found } from '../../../art/emblems/finds';
import { paint, type Emblem } from '../../../art/pen';
import { market } from './market';

export const places: Record<string, Emblem> = {
  market,
  /** Two cards with a sprout, which are at work. */
  forest_activate_two_green(pen) {
    for (const [x, turn] of [
      [-22, -8],
      [22, 8],
    ]) {
      pen.within(`translate(${x} -4)rotate(${turn})`, (p) => {
        p.block(paint.leaf, -17, 0, -17, -50, 17, -50, 17, 0);
        p.block(paint.cream, -13, -4, -13, -46, 13, -46, 13, -4);
        p.line('M0 -8V-30', 2, paint.pine);
        p.shape(
          'M0 -22C-12 -22 -12 -32 -10 -36C-2 -36 2 -30 0 -22ZM0 -28C10 -28 12 -36 10 -42C2 -42 -1 -36 0 -28Z',
          paint.leaf,
        );
      });
    }
    pen.line('M-8 -66C0 -74 10 -72 16 -64M16 -64l1 -8M16 -64l-8 0', 2.4, paint.amber);
  },
  forest_three_resin: found('resin', 'resin', 'resin'),
  forest_two_resin_or_two_berries: found('resin', 'resin', 'berry', 'berry'),
  forest_three_twigs_for_three_any: found('twig', 'any'),
};
