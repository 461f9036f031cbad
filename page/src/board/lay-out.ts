/**
 * Which form each zone of the board takes on a screen. It asks one question after the other, goes by
 * what the parts say of themselves, and knows no box. All lengths are in rem.
 */

import type { GroundForm, PartFace, Zone } from '../boxes/face';
import { groundOf, type Ground, type Setting } from './lay-out-ground';
import { cityRows, othersOf } from './lay-out-others';

/** A part, as far as its room is concerned. */
export interface Laid {
  id: string;
  kind: 'places' | 'row' | 'stock';
  size: number;
  /** How many of its places tell in words what they give. */
  wordy?: number;
  face: Pick<PartFace, 'zones' | 'columns' | 'joins' | 'headed'>;
}

export interface Room {
  width: number;
  height: number;
  /** Fingers point, not a mouse. */
  fingers: boolean;
  phone: boolean;
}

/** Those around the table. */
export interface Players {
  others: number;
  /** Which of the others acts next, counted from the left of the one who looks. */
  next: number;
  /** How many sorts of things, beside the usual goods, one of them has at most. */
  belongings: number;
  /** Something lies beside the city of the one who looks. */
  beside: boolean;
}

/** upright: a tablet that stands, with the others in a row below. */
export type Screen = 'phone' | 'upright' | 'small' | 'usual' | 'spacious';

/** column: right of the meadow; others: below their heads; below: a row under the meadow. */
export type WingForm = 'none' | 'column' | 'others' | 'below';

/** full: the city in tiles; brief: told in a line, open destinations as tiles; head: two lines. */
export type OtherForm = 'full' | 'brief' | 'head';

export interface Layout {
  screen: Screen;
  /** A screen of little height: everything closer together. */
  low: boolean;
  tall: boolean;
  columns: { left: number; right: number; wing: number; story: number };
  /** How wide the tree is, with the events on it. */
  crown: number;
  zones: Readonly<Record<string, Zone>>;
  /** The leaves of the tree, where nothing else needs their room. */
  leaves: boolean;
  ground: Ground;
  wing: WingForm;
  /** By the order in which the others follow. */
  others: readonly OtherForm[];
  /** In how many rows the tiles of their cities stand. */
  cityRows: number;
  /** Where the log is: in a column of its own, below the others, or in their place. */
  story: 'column' | 'below' | 'instead';
  mine: { tile: number; hand: number };
  /** How high the row of the others is, where they stand below. */
  othersHeight: number;
}

const LOW = 52;
const TALL = 62;
const COLUMN = 64; // from here on the others stand beside the board
const USUAL = 76;
const SPACIOUS = 112.5;
const SPACIOUS_WITH_WING = 120;
const LEAST_WING = 8.75;
const BAR = 2.9;
const BAR_OF_TWO_ROWS = 5.2;
const BESIDE = 1.9;
const LEAST_LOG = 8.4;
const ROWS_OF_EVENTS = 5.6;
const LEAST_EVENT = 6.4; // with what rounding takes of 6.5
export const USUAL_EVENTS = 4;
const BETWEEN_EVENTS = 0.45; // as in `Events.svelte`

export function layOut(parts: readonly Laid[], players: Players, room: Room): Layout {
  const wants = (zone: Zone): boolean => parts.some(({ face }) => face.zones[0] === zone);
  const screen = screenOf(room, wants('wing'));
  const low = room.height <= LOW && screen !== 'upright';
  const tall = room.height >= TALL && room.width >= COLUMN;
  const columns = columnsOf(screen, low, wants('wing'), room);
  const wing = wingOf(screen, columns, wants('wing'));
  const mine = mineOf(screen, low, tall, room);
  const stage = room.height - used(screen, low, mine, players, othersHeight(room));
  const story = storyOf(screen, players, wing, low);
  const column = columnHeight(room, low, mine) - besideOthers(story, room);
  const [zones, ground] = settle(parts, stage, {
    low,
    tall,
    fingers: room.fingers,
    screen,
    width: columns.left,
  });
  return {
    screen,
    low,
    tall,
    columns: { ...columns, wing: wing === 'column' ? columns.wing : 0 },
    crown: crownOf(screen, low, columns, wing, room),
    zones,
    leaves: !wants('sky') && !(screen === 'upright' && room.height <= USUAL),
    ground,
    wing,
    others: othersOf(players, { screen, low, wing, height: column }),
    cityRows: cityRows(screen, players.others),
    story,
    mine,
    othersHeight: othersHeight(room),
  };
}

function screenOf({ width, phone }: Room, wing: boolean): Screen {
  if (phone) return 'phone';
  if (width < COLUMN) return 'upright';
  if (width < USUAL) return 'small';
  return width < (wing ? SPACIOUS_WITH_WING : SPACIOUS) ? 'usual' : 'spacious';
}

/** Left and right make room for a wing; it is as wide as a card of the meadow then. */
function columnsOf(
  screen: Screen,
  low: boolean,
  wing: boolean,
  { width }: Room,
): Layout['columns'] {
  const [left, right] = sides(screen, low, wing, width);
  const story = screen === 'spacious' ? 22 : 0;
  const between = width - left - right - story - 2 * (low ? 0.4 : 0.6) - (low ? 0.9 : 1.3);
  return { left, right, story, wing: between / 5 };
}

function sides(
  screen: Screen,
  low: boolean,
  wing: boolean,
  width: number,
): readonly [left: number, right: number] {
  if (screen === 'spacious') return [18, 23];
  if (screen === 'upright') return [15, 0];
  if (screen === 'small') return [13.2, 16.6];
  if (!wing) return low ? [15.5, 21] : [16.9, 22];
  return width < 88 ? [14.25, 18.5] : [15.6, 20.6];
}

function wingOf(screen: Screen, columns: Layout['columns'], wanted: boolean): WingForm {
  if (!wanted || screen === 'phone') return 'none';
  if (screen === 'upright') return 'below';
  return columns.wing >= LEAST_WING ? 'column' : 'others';
}

/** All that the columns beside it leave; on a tablet that stands it has the whole width. */
function crownOf(
  screen: Screen,
  low: boolean,
  { left, right, story, wing }: Layout['columns'],
  form: WingForm,
  { width }: Room,
): number {
  const [gap, margin] = gaps(low);
  if (screen === 'upright') return width - 2 * margin;
  const beside = [left, right, story, form === 'column' ? wing : 0].filter((one) => one > 0);
  return width - 2 * margin - beside.reduce((sum, one) => sum + one + gap, 0);
}

/**
 * How many events stand side by side. Fewer than usual are no wider than those of other rows; more
 * are laid in two rows where they would be too narrow for their names.
 */
export function eventColumns(size: number, crown: number): number {
  const all = Math.max(USUAL_EVENTS, size);
  const each = (crown - (all - 1) * BETWEEN_EVENTS) / all;
  return each >= LEAST_EVENT ? all : Math.max(USUAL_EVENTS, Math.ceil(size / 2));
}

function gaps(low: boolean): readonly [gap: number, margin: number] {
  return low ? [0.3, 0.4] : [0.42, 0.6];
}

function mineOf(
  screen: Screen,
  low: boolean,
  tall: boolean,
  { height, fingers }: Room,
): Layout['mine'] {
  if (screen === 'upright') {
    return { tile: 2.75, hand: height <= 72 ? 10 : height <= 76 ? 11.5 : 10.5 };
  }
  const tile = low ? 2.75 : tall ? 4.25 : 3.5;
  const share = screen === 'small' ? 0.25 * height : 0.32 * height - 4;
  const hand = low && fingers ? between(9.5, height - 38.5, 16) : between(9, share, 16);
  return { tile, hand };
}

/** The column beside the board: from the bar down to the hand. */
function columnHeight({ height }: Room, low: boolean, { hand }: Layout['mine']): number {
  const [gap, margin] = gaps(low);
  return height - BAR - hand - 2 * gap - margin;
}

/** What of it the log takes, or the buttons with which one chooses between it and the others. */
function besideOthers(story: Layout['story'], { fingers }: Room): number {
  if (story === 'column') return 0;
  return story === 'below' ? LEAST_LOG : 0.7 + (fingers ? 2.75 : 1.5);
}

/** What the rows above and below the stage take. */
function used(
  screen: Screen,
  low: boolean,
  { tile, hand }: Layout['mine'],
  { beside }: Players,
  others: number,
): number {
  const gap = low ? 0.3 : 0.42;
  const rows = 2 * tile + 0.35 + hand + 4 * gap + (low ? 0.4 : 0.6) + (beside ? BESIDE + gap : 0);
  return screen === 'upright'
    ? BAR_OF_TWO_ROWS + ROWS_OF_EVENTS + rows + others + 2 * gap
    : BAR + rows;
}

/** Every part lies where it likes best; if the ground is full then, some go to their second choice. */
function settle(
  parts: readonly Laid[],
  height: number,
  setting: Setting,
): [Record<string, Zone>, Ground] {
  const zones: Record<string, Zone> = {};
  for (const { id, face } of parts) zones[id] = face.zones[0] ?? 'ground';
  const onGround = (): Laid[] => parts.filter(({ id }) => zones[id] === 'ground');
  let ground = groundOf(onGround(), height, setting);
  for (const { id, face } of [...parts].reverse()) {
    const second = face.zones[1];
    if (zones[id] !== 'ground' || second === undefined || fits(ground, setting)) continue;
    zones[id] = second;
    ground = groundOf(onGround(), height, setting);
  }
  return [zones, ground];
}

const AMPLE: ReadonlySet<GroundForm> = new Set(['roomy', 'dense']);

/** A phone is scrolled: there everything fits. */
function fits({ form }: Ground, { screen }: Setting): boolean {
  return screen === 'phone' || AMPLE.has(form);
}

function storyOf(
  screen: Screen,
  { others }: Players,
  wing: WingForm,
  low: boolean,
): Layout['story'] {
  if (screen === 'spacious') return 'column';
  if (screen === 'phone' || screen === 'upright' || wing === 'others') return 'instead';
  return others <= (low ? 1 : 2) ? 'below' : 'instead';
}

/** Shorter tablets give them a little less. */
function othersHeight({ height }: Room): number {
  return height <= 72 ? 11.5 : height <= USUAL ? 13 : 12.25;
}

function between(least: number, wish: number, most: number): number {
  return Math.max(least, Math.min(wish, most));
}
