/** The parts that the board of a game is made of: what its boxes tell of, and what is there besides. */

import type { PartFace } from '../boxes/face';
import type { GameView, PlaceView, Target } from '../server/types';

/**
 * places  a group of places, events among them
 * row     an open row of cards or tiles
 * stock   piles and counters of the table
 */
export type PartKind = 'places' | 'row' | 'stock';

export interface Part {
  /** The group or the row. */
  id: string;
  kind: PartKind;
  face: PartFace;
  /** Of a group. */
  places: readonly PlaceView[];
  /** Of a row; null where nothing lies. */
  row: readonly (string | null)[];
  /** The rows that it shows. */
  rows: readonly string[];
  /** How many things lie side by side in it. */
  size: number;
}

/** What lies on the table without a part of its own. */
export const STOCK = 'stock';

const LAST = 99;
/** A group of so few places shares a line with its neighbours where there is little room. */
const FEW = 2;
/** So many places that are told by words stand side by side then. */
const IN_A_ROW = 3;

type FaceOf = (part: string) => PartFace | undefined;
/** Whether a counter of the table says where something lies. */
type IsLaid = (counter: string) => boolean;

/**
 * In the order of the zones' answers: each part lies where its face likes it. Rows and piles that
 * are told of elsewhere are none.
 */
export function partsOf(
  game: GameView,
  faceOf: FaceOf,
  isLaid: IsLaid = () => false,
  elsewhere: readonly string[] = [],
): Part[] {
  const open = rows(game, faceOf).filter(({ id }) => !elsewhere.includes(id));
  const lying = [...groups(game, faceOf), ...open];
  const parts = gathered([...lying, ...stock(game, faceOf, isLaid, lying, elsewhere)]);
  return parts.sort((one, other) => one.face.order - other.face.order);
}

/** A view that shows several groups and rows makes one part of them. */
function gathered(parts: readonly Part[]): Part[] {
  const views = new Map(parts.flatMap(({ id, face }) => (face.shows ? [[id, face.shows]] : [])));
  const viewOf = (id: string): string =>
    [...views].find(([view, shown]) => view === id || shown.includes(id))?.[0] ?? id;
  const alone = parts.filter(({ id }) => !views.has(viewOf(id)));
  const together = [...views.keys()].flatMap((view) => {
    const members = parts.filter(({ id }) => viewOf(id) === view);
    const called = members.filter(({ id }) => id === view);
    const first = called.find(({ kind }) => kind === 'row') ?? called[0] ?? members[0];
    if (first === undefined) return [];
    const places = members.flatMap((member) => member.places);
    return { ...first, places, rows: members.flatMap(({ rows }) => rows) };
  });
  return [...alone, ...together];
}

function groups({ places }: GameView, faceOf: FaceOf): Part[] {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const members = places.filter((place) => place.kind === kind);
    const isEvent = members.some(({ achieved_by }) => achieved_by !== undefined);
    const general: PartFace = {
      zones: [isEvent ? 'crown' : 'ground'],
      order: LAST,
      icon: isEvent ? 'event' : 'worker',
      columns: { dense: Math.min(IN_A_ROW, members.length) },
      joins: members.length <= FEW,
      grows: true,
    };
    return part(kind, 'places', faceOf(kind) ?? general, {
      places: members,
      size: members.length,
    });
  });
}

function rows({ rows, in_force }: GameView, faceOf: FaceOf): Part[] {
  const general = (id: string): PartFace => ({
    zones: [in_force.includes(id) ? 'sky' : 'wing'],
    order: LAST,
    icon: 'card',
  });
  const lying = Object.entries(rows).filter(([, row]) => row.some((card) => card !== null));
  return lying.map(([id, row]) =>
    part(id, 'row', faceOf(id) ?? general(id), { row, rows: [id], size: row.length }),
  );
}

/** The piles that no view shows. */
export function loosePiles(
  { piles }: GameView,
  parts: readonly Part[],
  elsewhere: readonly string[] = [],
): [string, GameView['piles'][string]][] {
  const shown = new Set([...elsewhere, ...parts.flatMap(({ face }) => face.shows ?? [])]);
  return Object.entries(piles).filter(([id, { size }]) => size > 0 && !shown.has(id));
}

/** The counters that are shown by their number. */
export function looseCounters({ counters }: GameView, isLaid: IsLaid): [string, number][] {
  return Object.entries(counters).filter(([id]) => !isLaid(id));
}

function stock(
  game: GameView,
  faceOf: FaceOf,
  isLaid: IsLaid,
  parts: readonly Part[],
  elsewhere: readonly string[],
): Part[] {
  const size = loosePiles(game, parts, elsewhere).length + looseCounters(game, isLaid).length;
  if (size === 0) return [];
  const general: PartFace = { zones: ['ground'], order: LAST + 1, icon: 'deck' };
  return [part(STOCK, 'stock', faceOf(STOCK) ?? general, { size })];
}

function part(id: string, kind: PartKind, face: PartFace, what: Partial<Part> = {}): Part {
  return { id, kind, face, places: [], row: [], rows: [], size: 0, ...what };
}

/** Before whom a thing lies that was taken from the board; undefined while it is there. */
export function holderOf({ players }: GameView, id: string): number | undefined {
  return players.find(({ aside }) => Object.values(aside).some(({ cards }) => cards?.includes(id)))
    ?.seat;
}

/** A place that lies with the one who holds the tile called as it is, and who that is. */
export interface HeldPlace {
  place: PlaceView;
  holder: number;
}

/** The places that lie beside the cities of players. */
export function heldPlaces(game: GameView, faceOf: FaceOf): HeldPlace[] {
  return game.places.flatMap((place) => {
    if (faceOf(place.kind)?.zones[0] !== 'holders') return [];
    const holder = holderOf(game, place.id);
    return holder === undefined ? [] : { place, holder };
  });
}

/** The zones of players by which something lies on a place. */
export function marksOn({ players }: GameView, id: string, zones: readonly string[]): string[] {
  return zones.filter((zone) => players.some(({ aside }) => aside[zone]?.cards?.includes(id)));
}

/** Whether something of a part is meant. */
export function holds(part: Part, thing: Target): boolean {
  if ('place' in thing) return part.places.some(({ id }) => id === thing.place);
  return 'zone' in thing && part.rows.includes(thing.zone);
}
