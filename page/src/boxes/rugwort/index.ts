import type { BoxFace } from '../face';
import { critters } from './emblems';

export default {
  id: 'rugwort',
  emblems: { critter: critters },
} satisfies BoxFace;
