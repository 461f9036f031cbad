/** What places and wagons give, where a few icons say it better than words. */

import type { Figure } from '../face';

export const figures: Record<string, readonly Figure[]> = {
  forest_four_twigs: [['twig', 4]],
  forest_two_twigs_resin: [
    ['twig', 2],
    ['resin', 1],
  ],
  train_berry: [['berry', 1]],
  train_resin: [['resin', 1]],
  train_pebble: [['pebble', 1]],
  train_any: [['any', 1]],
  train_two_twigs: [['twig', 2]],
  train_point: [['point', 1]],
};
