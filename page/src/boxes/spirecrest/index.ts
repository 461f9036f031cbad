import type { BoxFace, PieceFace } from '../face';
import { met, places, scoring } from './emblems/discoveries';
import { bigCritters } from './emblems/herd';
import { maps } from './emblems/maps';
import { weather } from './emblems/weather';
import Discovery from './Discovery.svelte';
import ExpeditionRow from './ExpeditionRow.svelte';
import Explore from './Explore.svelte';
import { figures, OPEN, perches } from './figures';
import { icons } from './icons';
import Mountain from './Mountain.svelte';
import SeasonWeather from './SeasonWeather.svelte';
import Stormvale from './Stormvale.svelte';
import Walk from './Walk.svelte';
import { burden } from './weather';
import { BIG_CRITTERS, ROAD } from './zones';

const tint = '--mount';
const LARGER = 1.35; // than a worker

const pieces: Record<string, PieceFace> = Object.fromEntries(
  BIG_CRITTERS.map((id) => [id, { icon: id, scale: LARGER }]),
);

export default {
  id: 'spirecrest',
  parts: {
    weather: { zones: ['sky'], order: 1, icon: 'weather', tint, view: Mountain, shows: ROAD },
    discovery: { zones: ['holders'], order: 9, icon: 'discovery', tint, open: OPEN },
    perch: { zones: ['ground'], order: 8, icon: 'big_critter', tint, joins: true },
    stormvale: { zones: ['wing'], order: 5, icon: 'stormvale', tint, view: Stormvale },
  },
  zones: {
    discoveries: { where: 'beside', icon: 'discovery', tint },
    expedition: { where: 'beside', icon: 'expedition', tint, view: ExpeditionRow },
    archeologist: { where: 'kept', icon: 'archeologist', tint },
    trail_guide: { where: 'kept', icon: 'trail_guide', tint },
  },
  pieces,
  tokens: { walked: { icon: 'traveler', rare: true } },
  actions: {
    chart: 'map',
    discover: 'discovery',
    walk: 'expedition',
    hide: 'hideout',
    stay: 'stubblehoof',
    ...Object.fromEntries(BIG_CRITTERS.map((id) => [id, id])),
  },
  lines: {
    weather: 'weather',
    charted: 'map',
    made_discovery: 'discovery',
    walked: 'expedition',
    found_in_deck: 'deck',
    hid: 'hideout',
    stayed: 'stubblehoof',
  },
  questions: { chart: Explore, discover: Explore, 'pay-in-kind': Explore, walk: Walk },
  burden,
  standing: SeasonWeather,
  tiles: { discovery: Discovery, big_critter: Discovery },
  notes: {
    weather: { icon: 'weather', about: { group: 'weather' } },
    road: { icon: 'mountain', about: { group: 'hills' } },
  },
  figures: perches,
  narrowFigures: figures,
  icons,
  emblems: {
    location: { ...weather, ...maps, ...scoring, ...places, ...met, ...bigCritters },
  },
} satisfies BoxFace;
