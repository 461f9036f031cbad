import type { RulePictures } from '../rule-pictures';

const ARROW = { sign: '→' };

export default {
  'spirecrest-weather': [
    { icons: [['heat_wave', 1]] },
    ARROW,
    { icons: [['berry', 1]] },
    { icons: [['flood', 1]] },
    ARROW,
    { place: 'basic_pebble' },
  ],
  'spirecrest-exploring': [
    { icons: [['map', 1]] },
    ARROW,
    { icons: [['discovery', 1]] },
    ARROW,
    { icons: [['traveler', 1]] },
  ],
  'spirecrest-discoveries': [
    { place: 'ancient_orchard', worker: 0 },
    { place: 'moleia_mines', worker: 1 },
    ARROW,
    { icons: [['point', 1]] },
  ],
  'spirecrest-big-critters': [
    { icons: [['worker', 1]] },
    ARROW,
    { icons: [['honeypaw', 1]] },
    ARROW,
    { place: 'basic_three_twigs' },
    {
      icons: [['berry', 3]],
    },
  ],
  'spirecrest-expedition': [
    { icons: [['berry', 4]] },
    ARROW,
    { place: 'brightcoat_bloom' },
    ARROW,
    { icons: [['point', 6]] },
  ],
} satisfies RulePictures;
