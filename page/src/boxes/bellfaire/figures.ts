/** What places give, where a few icons say it better than words. */

import type { Figure } from '../face';

export const figures: Record<string, readonly Figure[]> = {
  forest_three_resin: [['resin', 3]],
  forest_two_resin_or_two_berries: [
    ['resin', 2],
    ['or', 1],
    ['berry', 2],
  ],
  forest_three_twigs_for_three_any: [
    ['twig', 3],
    ['next', 1],
    ['any', 3],
  ],
};
