import type { RulePictures } from '../rule-pictures';

const ARROW = { sign: '→' };

export default {
  'mistwood-farms': [
    { card: 'farm' },
    ARROW,
    { card: 'winter_farm_1' },
    { card: 'spring_farm_1' },
    { card: 'summer_farm_1' },
    { card: 'autumn_farm_1' },
  ],
  'mistwood-corrin': [{ card: 'corrin_evertail_the_king' }, ARROW, { color: 'purple' }],
  'mistwood-nightweave-turn': [
    { place: 'nightweave_activity_01' },
    ARROW,
    { icons: [['spiders', 1]] },
    { icons: [['web', 1]] },
  ],
} satisfies RulePictures;
