import type { BoxFace } from '../face';
import { buildings } from './emblems/buildings';
import { critters } from './emblems/critters';
import { events } from './emblems/events';
import { places } from './emblems/places';

export default {
  id: 'base',
  emblems: { construction: buildings, critter: critters, event: events, location: places },
} satisfies BoxFace;
