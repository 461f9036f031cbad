import type { Village } from '../../art/glade';

export default {
  far: [
    ['castle', 1052, 244, 0.84],
    ['chapel', 96, 258, 0.74],
    ['clock_tower', 330, 256, 0.74],
    ['resin_refinery', 872, 266, 0.8],
  ],
  near: [
    ['inn', 176, 336, 1.28],
    ['storehouse', 402, 346, 0.98],
    ['theater', 856, 350, 0.98],
    ['post_office', 1060, 344, 1.22],
  ],
  walkers: [
    ['shepherd', 486, 366, 0.8],
    ['wife', 292, 384, 0.96],
    ['husband', 238, 382, 0.96],
    ['bard', 726, 376, 0.9],
    ['teacher', 962, 388, 0.96],
    ['wanderer', 580, 394, 1.02],
  ],
} satisfies Village;
