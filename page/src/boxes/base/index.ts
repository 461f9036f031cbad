import type { BoxFace, PartFace } from '../face';
import { buildings } from './emblems/buildings';
import { critters } from './emblems/critters';
import { events } from './emblems/events';
import { places } from './emblems/places';
import { figures, narrowFigures } from './figures';
import { icons } from './icons';

const GROUPS: Record<string, PartFace> = {
  basic: { zones: ['ground'], order: 1, icon: 'twig', columns: { roomy: 2, dense: 4 } },
  forest: { zones: ['ground'], order: 2, icon: 'trees', grows: true },
  haven: { zones: ['ground'], order: 3, icon: 'haven', columns: { roomy: 1 }, joins: true },
  // The first is for all.
  journey: {
    zones: ['ground'],
    order: 4,
    icon: 'journey',
    columns: { roomy: 'minmax(0, 1.7fr) repeat(3, minmax(0, 1fr))' },
    joins: true,
  },
  special_event: { zones: ['crown'], order: 1, icon: 'event' },
  basic_event: { zones: ['crown'], order: 2, icon: 'event' },
};

export default {
  id: 'base',
  parts: GROUPS,
  figures,
  narrowFigures,
  icons,
  lessons: { journey: { icon: 'journey', about: { group: 'journey' } } },
  notes: { rival: { icon: 'dice', about: { automaton: true } } },
  emblems: { construction: buildings, critter: critters, event: events, location: places },
  wooded: Object.keys(places).filter((id) => id.startsWith('forest')),
} satisfies BoxFace;
