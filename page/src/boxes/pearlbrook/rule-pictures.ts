import type { RulePictures } from '../rule-pictures';

const ARROW = { sign: '→' };
const PLUS = { sign: '+' };

export default {
  'pearlbrook-pearls': [
    { icons: [['pearl', 1]] },
    ARROW,
    { icons: [['adornment', 1]] },
    { icons: [['wonder', 1]] },
    {
      icons: [['point', 2]],
    },
  ],
  'pearlbrook-ambassador': [
    { icons: [['ambassador', 1]] },
    ARROW,
    { place: 'shoal' },
    ARROW,
    { icons: [['pearl', 1]] },
  ],
  'pearlbrook-river': [
    { place: 'river_two_blue' },
    ARROW,
    { icons: [['pearl', 1]] },
    PLUS,
    { place: 'crustina_the_constable' },
  ],
  'pearlbrook-wonders': [{ place: 'hopewatch_gate', worker: 0 }, ARROW, { icons: [['point', 10]] }],
} satisfies RulePictures;
