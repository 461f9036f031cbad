import type { BoxFace } from '../face';
import Adornment from './Adornment.svelte';
import Destination from './Destination.svelte';
import { adornments } from './emblems/adornments';
import { buildings, critters } from './emblems/cards';
import { events } from './emblems/events';
import { places } from './emblems/places';
import { citizens, landings } from './emblems/river';
import { wonders } from './emblems/wonders';
import { figures } from './figures';
import { icons } from './icons';
import River from './River.svelte';
import Worth from './Worth.svelte';
import { PLAYED } from './zones';

const tint = '--pearl';

export default {
  id: 'pearlbrook',
  parts: {
    river: {
      zones: ['ground'],
      order: 6,
      icon: 'river',
      columns: { roomy: 2 },
      headed: true,
      view: River,
      shows: ['shoal'],
    },
    wonder: { zones: ['crown'], order: 3, icon: 'wonder', tint, shows: ['wonders'] },
  },
  zones: {
    adornments: { where: 'kept', icon: 'adornment', tint },
    [PLAYED]: { where: 'beside', icon: 'adornment', tint },
    wonders: { where: 'beside', icon: 'wonder', tint },
  },
  tokens: { pearl: { icon: 'pearl', good: true } },
  pieces: { ambassador: { icon: 'ambassador', cards: ['ferry'] } },
  actions: { ambassador: 'ambassador', adorn: 'adornment', wonder: 'wonder' },
  lines: { discovered: 'river', built: 'wonder', rolled_for_ambassador: 'ambassador' },
  tiles: { adornment: Adornment, citizen: Destination, location: Destination, wonder: Worth },
  notes: {
    river: { icon: 'river', about: { group: 'river' } },
    wonders: { icon: 'wonder', about: { group: 'wonder' } },
    adornments: { icon: 'adornment', about: { zone: 'adornments' } },
  },
  figures,
  icons,
  emblems: {
    construction: buildings,
    critter: critters,
    event: { ...events, ...wonders },
    location: { ...places, ...adornments, ...citizens, ...landings, ...wonders },
  },
  wooded: Object.keys(places).filter((id) => id.startsWith('forest')),
} satisfies BoxFace;
