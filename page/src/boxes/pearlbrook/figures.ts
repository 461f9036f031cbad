/** What places give and wonders cost, where a few icons say it better than words. */

import type { Figure } from '../face';

/** So many of each resource, pearls, and cards of the hand. */
const wonder = (each: number, pearls: number, cards: number): readonly Figure[] => [
  ['twig', each],
  ['resin', each],
  ['pebble', each],
  ['pearl', pearls],
  ['card', cards],
];

export const figures: Record<string, readonly Figure[]> = {
  forest_two_pebbles_card: [
    ['pebble', 2],
    ['card', 1],
  ],
  forest_berry_pebble_card: [
    ['berry', 1],
    ['pebble', 1],
    ['card', 1],
  ],
  forest_resin_pebble_or_four_cards: [
    ['resin', 1],
    ['pebble', 1],
    ['or', 1],
    ['card', 4],
  ],
  forest_refresh_meadow_draw_two: [
    ['discard', 2],
    ['next', 1],
    ['meadow', 2],
    ['any', 1],
  ],
  shoal: [
    ['any', 2],
    ['card', 2],
    ['next', 1],
    ['pearl', 1],
  ],
  hopewatch_gate: wonder(1, 2, 2),
  mistrise_fountain: wonder(2, 2, 2),
  sunblaze_bridge: wonder(2, 3, 3),
  starfalls_flame: wonder(3, 3, 3),
};
