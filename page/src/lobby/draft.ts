/** A table that is being planned, and the request that opens it. */

import type { BoxFigures, NewTable } from '../server/types';
import { offeredBy, suiting, usualOf, type Playing } from './presets';
import { turned } from './seat-options';

/** Who takes a seat beside one's own: a player at this screen, a player online, or a bot. */
export interface Other {
  who: 'here' | 'online' | 'bot';
  /** Of a player at this screen. */
  name: string;
  /** Of a bot. */
  bot: string;
}

export interface Draft extends Playing {
  /** The seats after one's own, the first; more than play, so that a change loses nothing. */
  others: Other[];
  /** Who begins: drawn by lot, or a seat. */
  first: number | 'random';
  undo: NewTable['undo'];
  /** Seconds for a turn; 0 for none. */
  clock: number;
  /** The bot that plays for people who are away; empty for none. */
  standIn: string;
  public: boolean;
  watch: boolean;
  /** As it was typed. */
  seed: string;
}

/** Seconds for a turn that can be chosen. */
export const CLOCKS: readonly number[] = [0, 120, 300, 900, 86_400, 259_200];
const MOST_SEATS = 6;
const LARGEST_SEED = 2 ** 53;
const LONGEST_SEED = 128;

export function freshDraft(bot: string, standIn: string): Draft {
  const others = Array.from(
    { length: MOST_SEATS - 1 },
    () => ({ who: 'bot', name: '', bot }) as Other,
  );
  return {
    preset: '',
    players: 2,
    others,
    boxes: [],
    options: {},
    first: 'random',
    undo: 'free',
    clock: 0,
    standIn,
    public: false,
    watch: true,
    seed: '',
  };
}

// Boxes ---------------------------------------------------------------------------------------

/** The chosen boxes with one put in or taken out, in the order of the shelf. */
export function withBox(
  box: string,
  wanted: boolean,
  chosen: readonly string[],
  boxes: readonly BoxFigures[],
): string[] {
  return boxes.map((one) => one.id).filter((one) => (one === box ? wanted : chosen.includes(one)));
}

/**
 * Those of the wanted boxes that are installed; the first of the shelf if none is. Before the shelf
 * is known, whatever is wanted.
 */
export function installed(wanted: readonly string[], boxes: readonly BoxFigures[]): string[] {
  if (boxes.length === 0) return [...wanted];
  const there = wanted.filter((id) => boxes.some((box) => box.id === id));
  return there.length > 0 ? there : boxes.slice(0, 1).map((box) => box.id);
}

/**
 * The options of the chosen boxes as they are set; never a value that is not there. Seats are counted
 * from one of them.
 */
export function optionsOf(
  draft: Playing,
  boxes: readonly BoxFigures[],
  from = 0,
): Record<string, string> {
  return Object.fromEntries(
    offeredBy(draft.boxes, boxes).map(({ option }) => {
      const { id, values, seats } = option;
      if (seats) return [id, turned(draft.options[id] ?? '', draft.players, from)];
      const usual = usualOf(option, draft.players);
      const value = draft.options[id] ?? usual;
      return [id, values.includes(value) ? value : usual];
    }),
  );
}

/** Those of them that were chosen: the others may be something else for other players. */
function chosenOf(draft: Playing, boxes: readonly BoxFigures[]): Record<string, string> {
  const set = Object.entries(optionsOf(draft, boxes));
  return Object.fromEntries(set.filter(([id]) => id in draft.options));
}

// The wish ------------------------------------------------------------------------------------

/** The seats beside one's own. */
export function othersOf(draft: Draft): Other[] {
  return draft.others.slice(0, draft.players - 1);
}

/** Whether the table waits for no player. */
export function beginsAtOnce(draft: Draft): boolean {
  return othersOf(draft).every((other) => other.who !== 'online');
}

/** A seed is a whole number or a text; an empty one is none. Undefined if it is too long. */
export function seedOf(text: string): number | string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed.length > LONGEST_SEED) return undefined;
  return /^\d+$/.test(typed) && Number(typed) <= LARGEST_SEED ? Number(typed) : typed;
}

/** What the server is asked for. Seats are counted from the one who is to begin. */
export function wishOf(draft: Draft, name: string, boxes: readonly BoxFigures[]): NewTable {
  const people = [{ who: 'here', name, bot: '' } as Other, ...othersOf(draft)];
  const from = draft.first === 'random' ? 0 : draft.first % people.length;
  const round = [...people.slice(from), ...people.slice(0, from)];
  const mine = round.flatMap((other, seat) => (other.who === 'here' ? [seat] : []));
  return {
    seats: round.map((other) => (other.who === 'bot' ? other.bot : 'person')),
    mine,
    name,
    names: mine.map((seat) => round[seat]?.name.trim() ?? ''),
    boxes: draft.boxes,
    options: optionsOf(draft, boxes, from),
    undo: draft.undo,
    clock: draft.clock,
    stand_in: draft.standIn,
    public: draft.public,
    watch: draft.watch,
    first: draft.first === 'random' ? 'random' : 'seat',
    seed: seedOf(draft.seed) ?? null,
    start: beginsAtOnce(draft),
  };
}

// Keeping it ----------------------------------------------------------------------------------

/** The bots that come nearest to a wish: as opponents, and for people who have left. */
interface KnownBots {
  known: (wish: string, suit?: readonly string[]) => string;
  standIn: (wish: string) => string;
}

/** A kept draft, with whatever does not fit the installed boxes and bots put right. */
export function repaired(
  kept: Partial<Draft>,
  boxes: readonly BoxFigures[],
  bots: KnownBots,
): Draft {
  const fresh = freshDraft(bots.known(''), bots.standIn(''));
  const draft = { ...fresh, ...kept };
  const chosen = installed(draft.boxes, boxes);
  const suit = suiting(chosen, boxes);
  const others = fresh.others.map((usual, index) => {
    const other = { ...usual, ...draft.others[index] };
    return { ...other, bot: bots.known(other.bot, suit) };
  });
  const players = Math.min(MOST_SEATS, Math.max(1, draft.players));
  return {
    ...draft,
    others,
    boxes: chosen,
    options: boxes.length > 0 ? chosenOf({ ...draft, boxes: chosen }, boxes) : draft.options,
    players,
    first: draft.first !== 'random' && draft.first >= players ? 'random' : draft.first,
    clock: CLOCKS.includes(draft.clock) ? draft.clock : 0,
    standIn: draft.standIn === '' ? '' : bots.standIn(draft.standIn),
  };
}
