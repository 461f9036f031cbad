import { oval, paint, type Emblem } from '../../../art/pen';
import { found } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';

/** Where the flags of a long way stand, from the foot of the mountain to its top. */
const camps = [
  [-34, 3],
  [26, -5],
  [-18, -17],
  [14, -33],
  [-1, -63],
] as const;

function journey(length: number): Emblem {
  return (pen) => {
    pen.shape('M-64 0L-36 -42L-24 -28L-2 -68L22 -32L36 -44L64 0Z', paint.slate);
    pen.shadow('M-2 -68L22 -32L36 -44L64 0H20L8 -24Z');
    pen.wash(
      'M-2 -67L10 -48L4 -50L-1 -44L-7 -50L-12 -46ZM-36 -41L-29 -33L-35 -34L-41 -32ZM36 -43L45 -29L38 -34L31 -37Z',
      paint.snow,
    );
    pen.line(
      'M-34 3C-6 3 22 0 26 -5C28 -12 -16 -10 -18 -17C-18 -24 12 -26 14 -33C14 -40 -6 -44 -1 -63',
      2.4,
      paint.plaster,
    );
    for (const [x, y] of camps.slice(0, length)) m.flag(pen, x, y, 14, paint.red);
  };
}

export const places: Record<string, Emblem> = {
  basic_three_twigs: found('twig', 'twig', 'twig'),
  basic_two_twigs_card: found('twig', 'twig', 'card'),
  basic_two_resin: found('resin', 'resin'),
  basic_resin_card: found('resin', 'card'),
  basic_pebble: found('pebble'),
  basic_two_cards_point: found('card', 'point', 'card'),
  basic_berry: found('berry'),
  basic_berry_card: found('berry', 'card'),
  forest_two_berries_card: found('berry', 'card', 'berry'),
  forest_two_any: found('any', 'any'),
  forest_discard_draw_double: found('leaves', 'card', 'card'),
  forest_copy_basic_card: found('leaves', 'card'),
  forest_pebble_three_cards: found('card', 'pebble', 'card', 'card'),
  forest_twig_resin_berry: found('twig', 'resin', 'berry'),
  forest_three_berries: found('berry', 'berry', 'berry'),
  forest_two_resin_twig: found('resin', 'twig', 'resin'),
  forest_two_cards_any: found('card', 'any', 'card'),
  forest_discard_three_any: found('leaves', 'any', 'leaves'),
  forest_meadow_two_play_one: found('meadow', 'card', 'meadow'),
  haven(pen) {
    pen.shape('M-50 0C-48 -34 -28 -54 0 -54C28 -54 48 -34 50 0Z', paint.moss);
    pen.hatch(-36, -14, 6, -8, 10, 8, -1);
    m.chimney(pen, 22, -44, 14);
    m.lit(pen, 11, 11, -28, -12, 28, -12);
    pen.shape(oval(0, -17, 15), paint.tile);
    pen.line('M0 -32v30M-15 -17h30', 1);
    pen.wash(oval(4, -15, 1.6), paint.gold);
    m.tree(pen, -6, -52, 22, paint.leaf);
  },
  journey_2: journey(2),
  journey_3: journey(3),
  journey_4: journey(4),
  journey_5: journey(5),
};
