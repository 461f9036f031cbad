/** Where powers lie: every box that brings some says the same of it. */

import type { ZoneFace } from './face';

export const powerZones: Readonly<Record<string, ZoneFace>> = {
  powers_dealt: { where: 'dealt', icon: 'power' },
  power: { where: 'own', icon: 'power' },
};
