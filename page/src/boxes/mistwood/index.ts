import type { BoxFace } from '../face';
import { powerZones } from '../power-zones';
import { creatures } from './creatures';
import { buildings, critters } from './emblems/cards';
import { farms } from './emblems/farms';
import { lair } from './emblems/lair';
import { powers } from './emblems/powers';
import FarmStack from './FarmStack.svelte';
import { STACK } from './farm-stack';
import { icons } from './icons';
import { signs } from './signs';
import { isAgainstHer, LAIR } from './lair';
import Lair from './Lair.svelte';
import Tale from './Tale.svelte';
import Veil from './Veil.svelte';

const tint = '--mist';

export default {
  id: 'mistwood',
  parts: {
    top_farm: {
      zones: ['wing'],
      order: 6,
      icon: 'farm_stack',
      tint: '--green',
      view: FarmStack,
      shows: [STACK],
    },
  },
  zones: {
    ...powerZones,
    watched_place: { where: 'marks', icon: 'spiders' },
    legends: { where: 'kept', icon: 'crown' },
  },
  actions: { spiders: 'spiders', stoats: 'stoats' },
  lines: { turned_up: 'activity', lurks: 'web', adorned: 'card', moved_spider: 'spiders' },
  creatures,
  rival: {
    plays: isAgainstHer,
    animal: creatures.spiders,
    tint,
    panel: Lair,
    shows: LAIR,
    veil: Veil,
    begins: 'turned_up',
    story: Tale,
  },
  notes: {
    nightweave: { icon: 'web', about: { automaton: true } },
  },
  icons,
  signs,
  emblems: {
    construction: { ...farms, ...buildings },
    critter: critters,
    location: { ...lair, ...powers },
  },
} satisfies BoxFace;
