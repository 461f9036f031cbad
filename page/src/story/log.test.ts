import { expect, test } from 'vitest';
import type { ChosenEvent, Entry, EventView } from '../server/types';
import { around, lastBarrier, logMaker, newest, ofPlayer, takenBack, type Item } from './log';

let seq = 0;
const at = 0;

function chosen(seat: number, entries: Entry[], barrier = false): ChosenEvent {
  return { type: 'chosen', seq: ++seq, at, seat, bot: '', barrier, entries };
}
const gained = (seat: number, resources: Record<string, number>, source = 'inn'): Entry => ({
  kind: 'gained',
  seat,
  resources,
  source,
  phrase: {
    message: 'log-source',
    gaps: {
      line: {
        message: 'log-gained',
        gaps: { player: { seat }, resources: { amount: resources } },
      },
      source: { component: source },
    },
  },
});
const visited = (seat: number, place = 'inn'): Entry => ({ kind: 'visited', seat, place });
const turn = (seat: number): Entry => ({ kind: 'turn', seat });
const undone = (seat: number, keep: number): EventView => ({
  type: 'undone',
  seq: ++seq,
  at,
  seat,
  keep,
  agreed: false,
});
const said = (seat: number, text: string): EventView => ({
  type: 'said',
  seq: ++seq,
  at,
  seat,
  text,
  phrase: '',
});
const NO_AUTOMATA: ReadonlySet<number> = new Set();

function kinds(items: Item[]): string[] {
  return items.map((item) =>
    item.type === 'turn'
      ? `${item.seat}:${item.lines.map((line) => String(line.entry['kind'])).join('+')}`
      : item.type,
  );
}

test('choices of one turn stand together, and the next turn apart', () => {
  const events = [
    chosen(0, [visited(0)]),
    chosen(0, [gained(0, { berry: 1 }), turn(1)]),
    chosen(1, [visited(1), turn(0)]),
    chosen(0, [visited(0), turn(0)]),
    chosen(0, [visited(0)]),
  ];
  expect(kinds(logMaker()(events, NO_AUTOMATA))).toEqual([
    '0:visited+gained',
    '1:visited',
    '0:visited',
    '0:visited',
  ]);
});

test('what is gained piece by piece is told as a sum', () => {
  const events = [
    chosen(0, [gained(0, { berry: 1 })]),
    chosen(0, [gained(0, { berry: 1 })]),
    chosen(0, [gained(0, { twig: 1 }), gained(0, { twig: 1 }, 'farm')]),
  ];
  const [item] = logMaker()(events, NO_AUTOMATA);
  if (item?.type !== 'turn') throw new Error('a turn was expected');
  expect(item.lines.map((line) => line.entry['resources'])).toEqual([
    { berry: 2, twig: 1 },
    { twig: 1 },
  ]);
  expect(item.lines.map((line) => line.entry.phrase)).toEqual([
    gained(0, { berry: 2, twig: 1 }).phrase,
    gained(0, { twig: 1 }, 'farm').phrase,
  ]);
  expect(item.lines.map((line) => line.seq)).toEqual([events[2]?.seq, events[2]?.seq]);
});

test('its turn may begin with what names no seat', () => {
  const turnedUp: Entry = { kind: 'turned_up', seat: -1, card: 'web' };
  const events = [chosen(0, [visited(0), turnedUp, { kind: 'rolled', seat: 1, n: 3 }, turn(0)])];
  expect(kinds(logMaker()(events, new Set([1]), 'turned_up'))).toEqual([
    '0:visited',
    '1:turned_up+rolled',
  ]);
  expect(kinds(logMaker()(events, new Set([1])))).toEqual(['0:visited+turned_up', '1:rolled']);
});

test('an automatic opponent has turns of its own inside of others’ choices', () => {
  const events = [
    chosen(0, [
      visited(0),
      { kind: 'rolled', seat: 1, n: 3 },
      { kind: 'meadow', seat: -1, card: 'inn', zone: 'meadow', spot: 2 },
      turn(0),
    ]),
    chosen(0, [visited(0), turn(0)]),
  ];
  expect(kinds(logMaker()(events, new Set([1])))).toEqual([
    '0:visited',
    '1:rolled+meadow',
    '0:visited',
  ]);
});

test('a gain of another player stays in the turn that brought it', () => {
  const events = [chosen(0, [visited(0), gained(1, { berry: 1 }), turn(1)])];
  expect(kinds(logMaker()(events, NO_AUTOMATA))).toEqual(['0:visited+gained']);
});

test('moves that were taken back stand at their undo', () => {
  const events = [
    chosen(0, [visited(0)]),
    said(1, 'oh'),
    chosen(0, [gained(0, { berry: 1 }), turn(1)]),
    undone(0, 1),
    chosen(0, [gained(0, { twig: 1 }), turn(1)]),
  ];
  const items = logMaker()(events, NO_AUTOMATA);
  expect(kinds(items)).toEqual(['0:visited', 'said', 'undo', '0:gained']);
  const undo = items[2];
  if (undo?.type !== 'undo') throw new Error('an undo was expected');
  expect(kinds(undo.turns)).toEqual(['0:gained']);
});

test('an undo of an undone line takes back only what stood', () => {
  const first = chosen(0, [visited(0)]);
  const second = chosen(0, [visited(0)]);
  const undo1 = undone(0, 1);
  const third = chosen(0, [visited(0)]);
  const undo2 = undone(0, 0);
  const back = takenBack([first, second, undo1, third, undo2]);
  expect(back.get(second)).toBe(undo1);
  expect(back.get(first)).toBe(undo2);
  expect(back.get(third)).toBe(undo2);
});

test('what has not changed is the same object again', () => {
  const make = logMaker();
  const events = [chosen(0, [visited(0), turn(1)]), chosen(1, [visited(1)])];
  const before = make(events, NO_AUTOMATA);
  const after = make([...events, chosen(1, [gained(1, { berry: 1 }), turn(0)])], NO_AUTOMATA);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('the log of one player', () => {
  const events = [
    chosen(0, [visited(0), turn(1)]),
    said(0, 'hello'),
    chosen(1, [visited(1), turn(0)]),
    undone(1, 1),
  ];
  const items = logMaker()(events, NO_AUTOMATA);
  expect(kinds(ofPlayer(items, 1))).toEqual(['undo']);
  expect(kinds(ofPlayer(items, 0))).toEqual(['0:visited', 'said']);
  expect(ofPlayer(items, null)).toHaveLength(items.length);
});

test('only the newest lines are shown', () => {
  const events = Array.from({ length: 9 }, (_, n) => chosen(n % 2, [visited(n % 2), turn(0)]));
  const items = logMaker()(events, NO_AUTOMATA);
  expect(newest(items, 4)).toEqual(items.slice(-4));
  expect(newest(items, 100)).toEqual(items);
});

test('the last barrier is the one that counts', () => {
  const barrier = chosen(0, [visited(0)], true);
  expect(lastBarrier([chosen(0, [], true), barrier, chosen(0, [])])).toBe(barrier.seq);
  expect(lastBarrier([chosen(0, [])])).toBeNull();
});

test('around an early choice its lines are shown, and not those of the end', () => {
  const events = Array.from({ length: 60 }, (_, n) => chosen(n % 2, [visited(n % 2), turn(0)]));
  const items = logMaker()(events, NO_AUTOMATA);
  const early = events[3]?.seq ?? 0;
  const shown = around(items, early, 40).flatMap((item) =>
    item.type === 'turn' ? item.lines : [],
  );
  expect(shown.map((line) => line.seq)).toContain(early);
  expect(shown.length).toBeLessThan(40);
  expect(newest(items, 40)).not.toContain(items[3]);
});
