import type { BoxFace } from '../face';
import { powerZones } from '../power-zones';
import { creatures } from './creatures';
import { buildings, critters } from './emblems/cards';
import { farms } from './emblems/farms';
import { lair } from './emblems/lair';
import { powers } from './emblems/powers';
import { icons } from './icons';

export default {
  id: 'mistwood',
  zones: powerZones,
  creatures,
  icons,
  emblems: {
    construction: { ...farms, ...buildings },
    critter: critters,
    location: { ...lair, ...powers },
  },
} satisfies BoxFace;
