import type { BoxFace } from '../face';
import { buildings, critters } from './emblems';

export default {
  id: 'legends',
  emblems: { construction: buildings, critter: critters },
} satisfies BoxFace;
