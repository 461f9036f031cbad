import type { BoxFace } from '../face';
import { buildings, critters } from './emblems';

export default {
  id: 'legends',
  zones: { legends: { where: 'kept', icon: 'crown' } },
  notes: { kept: { icon: 'crown', about: { zone: 'legends' } } },
  emblems: { construction: buildings, critter: critters },
} satisfies BoxFace;
