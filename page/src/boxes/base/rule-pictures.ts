import type { RulePictures } from '../rule-pictures';

const ARROW = { sign: '→' };
const PLUS = { sign: '+' };

export default {
  'base-goal': [
    { place: 'basic_three_twigs', worker: 0 },
    ARROW,
    {
      icons: [
        ['twig', 1],
        ['resin', 1],
        ['pebble', 1],
        ['berry', 1],
      ],
    },
    ARROW,
    { card: 'farm' },
    ARROW,
    { icons: [['point', 1]] },
  ],
  'base-turn': [
    { place: 'basic_two_resin', worker: 1 },
    { card: 'wanderer' },
    { icons: [['blossom', 1]] },
  ],
  'base-placing': [
    { icons: [['worker', 1]] },
    { icons: [['players', 1]] },
    { icons: [['door', 1]] },
  ],
  'base-basic': [
    { place: 'basic_three_twigs' },
    { place: 'basic_two_twigs_card' },
    { place: 'basic_two_resin' },
    { place: 'basic_resin_card' },
    { place: 'basic_pebble' },
    { place: 'basic_two_cards_point' },
    { place: 'basic_berry_card' },
    { place: 'basic_berry' },
  ],
  'base-haven': [
    { icons: [['card', 2]] },
    ARROW,
    { place: 'haven', worker: 2 },
    ARROW,
    { icons: [['any', 1]] },
  ],
  'base-journey': [
    { icons: [['card', 5]] },
    ARROW,
    { place: 'journey_5', worker: 3 },
    ARROW,
    { icons: [['point', 5]] },
  ],
  'base-events': [
    { card: 'lookout' },
    PLUS,
    { card: 'miner_mole' },
    ARROW,
    { place: 'an_evening_of_fireworks', worker: 0 },
  ],
  'base-playing': [{ parts: 'university' }],
  'base-occupying': [{ card: 'farm', occupied: true }, ARROW, { card: 'husband' }],
  'base-colors': [
    { color: 'tan' },
    { color: 'green' },
    { color: 'red' },
    { color: 'blue' },
    { color: 'purple' },
  ],
  'base-kinds': [{ card: 'innkeeper' }, { card: 'inn' }],
  'base-season': [
    { icons: [['snow', 1]] },
    ARROW,
    { icons: [['blossom', 1]] },
    ARROW,
    { icons: [['sun', 1]] },
    ARROW,
    { icons: [['leaf', 1]] },
  ],
  'base-resources': [
    { icons: [['twig', 1]] },
    { icons: [['resin', 1]] },
    { icons: [['pebble', 1]] },
    { icons: [['berry', 1]] },
    { icons: [['any', 1]] },
    { icons: [['point', 1]] },
  ],
} satisfies RulePictures;
