/**
 * What happened, as a list to be read: turns with their lines, talk, and what else was done at the
 * table. Moves that were taken back did happen, so they stay, struck out, at the undo that did it.
 */

import type { ChosenEvent, EventView, Entry, GapView, PhraseView } from '../server/types';
import { kindOf, resourcesOf, seatOf, wordOf } from './entries';

export type SaidEvent = Extract<EventView, { type: 'said' }>;
export type UndoneEvent = Extract<EventView, { type: 'undone' | 'updated' }>;
export type OtherEvent = Exclude<EventView, ChosenEvent | SaidEvent | UndoneEvent>;

/** One sentence, and the choice that it comes from. */
export interface Line {
  key: string;
  seq: number;
  entry: Entry;
  /** A player learned something by this choice: to go back beyond it, the others must agree. */
  barrier: boolean;
}

/** What one player did in a row. */
export interface Turn {
  type: 'turn';
  key: string;
  seat: number;
  /** The bot that chose, if one did. */
  bot: string;
  lines: Line[];
}

export interface Undo {
  type: 'undo';
  key: string;
  event: UndoneEvent;
  /** What was taken back by it. */
  turns: Turn[];
}

export interface Said {
  type: 'said';
  key: string;
  event: SaidEvent;
}

export interface Other {
  type: 'other';
  key: string;
  event: OtherEvent;
}

export type Item = Turn | Undo | Said | Other;

// They steer the page and have no words.
const SILENT = new Set(['forced', 'turn']);
// What comes piece by piece and reads better as one sum.
const SUMMED = new Set(['gained', 'paid']);

const AFTER = 12; // items that are shown after the one that is looked at

/** Makes the list; what has not changed since the last time is the same object again. */
export function logMaker(): (
  events: readonly EventView[],
  automata: ReadonlySet<number>,
  begins?: string,
) => Item[] {
  let before = new Map<string, Item>();
  return (events, automata, begins) => {
    const items = made(events, automata, before, begins);
    before = new Map(items.map((item) => [item.key, item]));
    return items;
  };
}

/** By which undo each choice was taken back. */
export function takenBack(events: readonly EventView[]): Map<ChosenEvent, UndoneEvent> {
  const back = new Map<ChosenEvent, UndoneEvent>();
  let standing: ChosenEvent[] = [];
  for (const event of events) {
    if (event.type === 'chosen') standing.push(event);
    else if (event.type === 'started') standing = [];
    else if (event.type === 'undone' || event.type === 'updated') {
      for (const choice of standing.splice(event.keep)) back.set(choice, event);
    }
  }
  return back;
}

function made(
  events: readonly EventView[],
  automata: ReadonlySet<number>,
  before: ReadonlyMap<string, Item>,
  begins: string | undefined,
): Item[] {
  const back = takenBack(events);
  const items: Item[] = [];
  const removed = new Map<UndoneEvent, ChosenEvent[]>();
  let run: ChosenEvent[] = [];

  const known = (item: Item): Item => {
    const old = before.get(item.key);
    return old !== undefined && same(old, item) ? old : item;
  };
  const close = (): void => {
    for (const turn of turnsOf(run, automata, begins)) items.push(known(turn));
    run = [];
  };

  for (const event of events) {
    if (event.type === 'chosen') {
      const undo = back.get(event);
      if (undo !== undefined) {
        const gone = removed.get(undo);
        if (gone === undefined) removed.set(undo, [event]);
        else gone.push(event);
        continue;
      }
      if (run.length > 0 && run[0]?.seat !== event.seat) close();
      run.push(event);
      if (endsTurn(event)) close();
      continue;
    }
    close();
    const key = String(event.seq);
    if (event.type === 'said') items.push(known({ type: 'said', key, event }));
    else if (event.type === 'undone' || event.type === 'updated') {
      const turns = turnsOf(removed.get(event) ?? [], automata, begins);
      items.push(known({ type: 'undo', key, event, turns }));
    } else items.push(known({ type: 'other', key, event }));
  }
  close();
  return items;
}

/** Turns grow while they are played; everything else stays as it happened. */
function same(old: Item, item: Item): boolean {
  if (old.type !== 'turn' || item.type !== 'turn') return true;
  const [was, is] = [old.lines.at(-1), item.lines.at(-1)];
  return old.lines.length === item.lines.length && was?.key === is?.key && was?.seq === is?.seq;
}

/**
 * What choices in a row tell, player by player: an automatic opponent moves inside of others'. Its
 * turn may begin with an entry of some kind that names no seat.
 */
export function turnsOf(
  choices: readonly ChosenEvent[],
  automata: ReadonlySet<number>,
  begins?: string,
): Turn[] {
  const [rival] = automata;
  const turns: Turn[] = [];
  let current: Turn | undefined;
  for (const choice of choices) {
    let actor = choice.seat;
    for (const [index, entry] of choice.entries.entries()) {
      if (SILENT.has(kindOf(entry))) continue;
      if (automata.has(seatOf(entry))) actor = seatOf(entry);
      else if (rival !== undefined && kindOf(entry) === begins) actor = rival;
      const key = `${choice.seq}.${index}`;
      if (current === undefined || current.seat !== actor) {
        current = { type: 'turn', key, seat: actor, bot: choice.bot, lines: [] };
        turns.push(current);
      }
      add(current.lines, { key, seq: choice.seq, entry, barrier: choice.barrier });
    }
    if (endsTurn(choice)) current = undefined;
  }
  return turns;
}

function add(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  if (last !== undefined && alike(last, line)) lines[lines.length - 1] = sum(last, line);
  else lines.push(line);
}

function alike(one: Line, other: Line): boolean {
  return (
    !one.barrier &&
    !other.barrier &&
    SUMMED.has(kindOf(one.entry)) &&
    kindOf(one.entry) === kindOf(other.entry) &&
    seatOf(one.entry) === seatOf(other.entry) &&
    wordOf(one.entry, 'source') === wordOf(other.entry, 'source')
  );
}

function sum(one: Line, other: Line): Line {
  const resources = resourcesOf(one.entry);
  for (const [kind, n] of Object.entries(resourcesOf(other.entry))) {
    resources[kind] = (resources[kind] ?? 0) + n;
  }
  return { ...other, key: one.key, entry: summed(other.entry, resources) };
}

/** An entry that tells of other resources, in its words as well. */
function summed(entry: Entry, resources: Record<string, number>): Entry {
  const { phrase } = entry;
  if (phrase === undefined) return { ...entry, resources };
  return { ...entry, resources, phrase: saying(phrase, resources) };
}

function saying(phrase: PhraseView, amount: Record<string, number>): PhraseView {
  const gaps = Object.entries(phrase.gaps).map(([name, gap]): [string, GapView] => {
    if (typeof gap !== 'object') return [name, gap];
    if ('amount' in gap) return [name, { amount }];
    return [name, 'message' in gap ? saying(gap, amount) : gap];
  });
  return { ...phrase, gaps: Object.fromEntries(gaps) };
}

export function endsTurn(choice: ChosenEvent): boolean {
  return choice.entries.some((entry) => kindOf(entry) === 'turn');
}

// What is shown of it --------------------------------------------------------------------------

export function lengthOf(item: Item): number {
  return item.type === 'turn' ? item.lines.length : 1;
}

/** Only what a player did and said; null keeps everything. */
export function ofPlayer(items: readonly Item[], seat: number | null): Item[] {
  if (seat === null) return [...items];
  return items.filter((item) => {
    if (item.type === 'turn') return item.seat === seat;
    return 'seat' in item.event && item.event.seat === seat;
  });
}

/** The newest items that make up about so many lines. */
export function newest(items: readonly Item[], lines: number): Item[] {
  let from = items.length;
  for (let count = 0; from > 0 && count < lines; from -= 1) {
    const item = items[from - 1];
    if (item !== undefined) count += lengthOf(item);
  }
  return items.slice(from);
}

/** Some lines around what a choice led to; the newest, if it led to nothing that is told. */
export function around(items: readonly Item[], seq: number, lines: number): Item[] {
  const at = items.findLastIndex(
    (item) => item.type === 'turn' && (item.lines[0]?.seq ?? 0) <= seq,
  );
  return newest(items.slice(0, at < 0 ? items.length : at + AFTER), lines);
}

/** The choice beyond which the others must agree: the last by which something was learned. */
export function lastBarrier(standing: readonly ChosenEvent[]): number | null {
  return standing.findLast((choice) => choice.barrier)?.seq ?? null;
}
