import type { BoxFace, ZoneFace } from '../face';
import { powerZones } from '../power-zones';
import { creatures } from './creatures';
import { buildings } from './emblems/buildings';
import { critters } from './emblems/critters';
import { events } from './emblems/events';
import { places } from './emblems/places';
import { powers } from './emblems/powers';
import { trains } from './emblems/trains';
import { visitors } from './emblems/visitors';
import { figures } from './figures';
import Goal from './Goal.svelte';
import { icons } from './icons';
import { zones as piles } from './piles';
import Station from './Station.svelte';

const ZONES: Record<string, ZoneFace> = {
  ...powerZones,
  reserved: { where: 'kept', icon: 'reservation' },
  archives: { where: 'kept', icon: 'archives' },
  visitors: { where: 'beside', icon: 'visitor' },
  snail_stack: { where: 'beside', icon: 'snails' },
  visitor_pile_1: { where: 'beside', icon: 'visitor' },
  visitor_pile_2: { where: 'beside', icon: 'visitor' },
  visitor_discard: { where: 'beside', icon: 'visitor' },
  train_bag: { where: 'beside', icon: 'train_bag' },
  train_used: { where: 'beside', icon: 'wagon' },
};

export default {
  id: 'newleaf',
  parts: {
    station: {
      zones: ['wing'],
      order: 1,
      icon: 'station',
      view: Station,
      shows: ['knoll', 'visitors', 'train', ...piles],
    },
  },
  zones: ZONES,
  tokens: {
    golden: { icon: 'golden', most: 3 },
    ticket: { icon: 'ticket', sides: ['ticket_used', 'ticket_back', 'ticket'] },
    reservation: { icon: 'reservation', sides: ['reservation_used', 'reservation'] },
  },
  tiles: { visitor: Goal },
  notes: {
    station: { icon: 'station', about: { group: 'station' } },
    knoll: { icon: 'knoll', about: { group: 'knoll' } },
    power: { icon: 'power', about: { zone: 'power' } },
  },
  creatures,
  figures,
  icons,
  emblems: {
    construction: buildings,
    critter: critters,
    event: events,
    location: { ...places, ...visitors, ...trains, ...powers },
  },
  wooded: Object.keys(places).filter((id) => id.startsWith('forest')),
} satisfies BoxFace;
