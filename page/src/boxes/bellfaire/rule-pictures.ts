import type { RulePictures } from '../rule-pictures';

const ARROW = { sign: '→' };

export default {
  'bellfaire-market': [
    { place: 'market_three_twigs_card', worker: 0 },
    ARROW,
    {
      icons: [
        ['twig', 3],
        ['card', 1],
      ],
    },
    ARROW,
    {
      icons: [
        ['point', 3],
        ['any', 2],
      ],
    },
  ],
  'bellfaire-garland': [
    { place: 'garland_agriculture' },
    ARROW,
    { icons: [['point', 6]] },
    { icons: [['point', 3]] },
  ],
  'bellfaire-events': [
    { color: 'tan' },
    { color: 'green' },
    { color: 'red' },
    { color: 'blue' },
    { color: 'purple' },
    ARROW,
    { place: 'flower_festival', worker: 2 },
  ],
} satisfies RulePictures;
