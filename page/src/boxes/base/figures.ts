/** What a location gives, where a few icons say it better than words. */

import type { Figure } from '../face';

export const figures: Record<string, readonly Figure[]> = {
  basic_three_twigs: [['twig', 3]],
  basic_two_twigs_card: [
    ['twig', 2],
    ['card', 1],
  ],
  basic_two_resin: [['resin', 2]],
  basic_resin_card: [
    ['resin', 1],
    ['card', 1],
  ],
  basic_pebble: [['pebble', 1]],
  basic_two_cards_point: [
    ['card', 2],
    ['point', 1],
  ],
  basic_berry: [['berry', 1]],
  basic_berry_card: [
    ['berry', 1],
    ['card', 1],
  ],
  forest_two_berries_card: [
    ['berry', 2],
    ['card', 1],
  ],
  forest_two_any: [['any', 2]],
  forest_pebble_three_cards: [
    ['pebble', 1],
    ['card', 3],
  ],
  forest_twig_resin_berry: [
    ['twig', 1],
    ['resin', 1],
    ['berry', 1],
  ],
  forest_three_berries: [['berry', 3]],
  forest_two_resin_twig: [
    ['resin', 2],
    ['twig', 1],
  ],
  forest_two_cards_any: [
    ['card', 2],
    ['any', 1],
  ],
  journey_2: [['point', 2]],
  journey_3: [['point', 3]],
  journey_4: [['point', 4]],
  journey_5: [['point', 5]],
};

export const narrowFigures: Record<string, readonly Figure[]> = {
  haven: [
    ['card', 2],
    ['next', 1],
    ['any', 1],
  ],
};
