import { expect, test } from 'vitest';
import type { ChosenEvent, Entry } from '../server/types';
import { logMaker } from './log';
import { lastOf, turnsSince } from './recap';

const entry = (kind: string, seat: number): Entry => ({ kind, seat });
const chosen = (seq: number, seat: number, ...entries: Entry[]): ChosenEvent => ({
  type: 'chosen',
  seq,
  at: 0,
  seat,
  bot: '',
  barrier: false,
  entries,
});
const NO_AUTOMATA: ReadonlySet<number> = new Set();

test('the turns of the others since my last one', () => {
  const events = [
    chosen(1, 1, entry('passed', 1), entry('turn', 0)),
    chosen(2, 0, entry('passed', 0), entry('turn', 1)),
    chosen(3, 1, entry('passed', 1), entry('turn', 2)),
    chosen(4, 2, entry('passed', 2)),
    chosen(5, 2, entry('passed', 2), entry('turn', 0)),
  ];
  const items = logMaker()(events, NO_AUTOMATA);
  const since = lastOf(events, 0);
  expect(since).toBe(2);
  expect(turnsSince(items, since, 0, NO_AUTOMATA).map((turn) => turn.seat)).toEqual([1, 2]);
});

test('of a turn that was half seen, the rest is told', () => {
  const events = [chosen(1, 1, entry('visited', 1)), chosen(2, 1, entry('drew', 1))];
  const [turn] = turnsSince(logMaker()(events, NO_AUTOMATA), 1, 0, NO_AUTOMATA);
  expect(turn?.lines.map((line) => line.entry['kind'])).toEqual(['drew']);
});

test('the automatic opponent answers inside of my own choice', () => {
  const automata = new Set([1]);
  const events = [chosen(1, 0, entry('passed', 0), entry('rolled', 1), entry('turn', 0))];
  const turns = turnsSince(logMaker()(events, automata), lastOf(events, 0), 0, automata);
  expect(turns.map((turn) => turn.seat)).toEqual([1]);
});

test('who has not moved yet has seen nothing of it', () => {
  expect(lastOf([], 0)).toBe(0);
});
