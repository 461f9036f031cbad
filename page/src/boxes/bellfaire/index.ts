import type { BoxFace } from '../face';
import { powerZones } from '../power-zones';
import { creatures } from './creatures';
import { events } from './emblems/events';
import { garlands } from './emblems/garlands';
import { tokens } from './emblems/market';
import { places } from './emblems/places';
import { powers } from './emblems/powers';
import { figures } from './figures';
import Garland from './Garland.svelte';
import { icons } from './icons';
import Market from './Market.svelte';
import Standing from './Standing.svelte';
import Token from './Token.svelte';

const tint = '--fair';

export default {
  id: 'bellfaire',
  parts: {
    market: {
      zones: ['ground'],
      order: 5,
      icon: 'market',
      tint,
      columns: { roomy: 2 },
      headed: true,
      view: Market,
      shows: ['market_below'],
    },
    garland: {
      zones: ['ground', 'crown'],
      order: 7,
      icon: 'garland',
      tint,
      columns: { roomy: 1 },
      view: Garland,
      shows: ['garland_tiles'],
    },
  },
  zones: {
    ...powerZones,
    wild_locations: { where: 'marks', icon: 'wild' },
    own_forest: { where: 'board', icon: 'trees' },
    forest_drawn: { where: 'dealt', icon: 'trees' },
    forest_stack: { where: 'beside', icon: 'lizards' },
  },
  tokens: {
    wild: { icon: 'wild', rare: true },
    treasure: { icon: 'treasure', rare: true },
    saved_twig: { icon: 'twig', rare: true },
    saved_resin: { icon: 'resin', rare: true },
    saved_pebble: { icon: 'pebble', rare: true },
    saved_berry: { icon: 'berry', rare: true },
    rat: { icon: 'rats', onMeadow: true },
    last_roll: { icon: 'dice' },
  },
  actions: { trade: 'market', axolotls: 'wild', platypuses: 'treasure' },
  lines: { took_token: 'market', traded: 'market' },
  tiles: { market_gain: Token, market_trade: Token },
  notes: {
    market: { icon: 'market', about: { group: 'market' } },
    garland: { icon: 'garland', about: { group: 'garland' } },
  },
  creatures,
  standing: Standing,
  figures,
  icons,
  emblems: {
    event: events,
    location: { ...places, ...tokens, ...garlands, ...powers },
  },
  wooded: Object.keys(places).filter((id) => id.startsWith('forest')),
} satisfies BoxFace;
