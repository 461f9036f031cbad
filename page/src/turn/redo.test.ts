import { expect, test } from 'vitest';
import type { EventView } from '../server/types';
import { redoable } from './redo';

let seq = 0;

function chose(seat: number, option: string | null): EventView {
  const event = { type: 'chosen', seq: ++seq, at: 0, seat, bot: '', barrier: false } as const;
  if (option === null) return { ...event, entries: [] };
  return { ...event, entries: [], choice: { options: [option], verb: '', phrases: [] } };
}

const undone = (seat: number, keep: number): EventView => ({
  type: 'undone',
  seq: ++seq,
  at: 0,
  seat,
  keep,
  agreed: false,
});

const next = (events: EventView[], seat = 0): string | undefined =>
  redoable(events, seat)?.choice?.options[0];

test('nothing was taken back', () => {
  expect(next([chose(0, 'a')])).toBeUndefined();
});

test('what was taken back step by step comes again in its order', () => {
  const events = [chose(0, 'a'), chose(0, 'b'), undone(0, 1), undone(0, 0)];
  expect(next(events)).toBe('a');
  events.push(chose(0, 'a'));
  expect(next(events)).toBe('b');
  events.push(chose(0, 'b'));
  expect(next(events)).toBeUndefined();
});

test('what was taken back at once does so, too', () => {
  expect(next([chose(0, 'a'), chose(0, 'b'), undone(0, 0), chose(0, 'a')])).toBe('b');
});

test('another choice leads to another future', () => {
  const events = [chose(0, 'a'), chose(0, 'b'), undone(0, 0), chose(0, 'c')];
  expect(next(events)).toBeUndefined();
  expect(next([...events, undone(0, 0)])).toBe('c');
});

test('only one’s own choices, which one is told, are made again', () => {
  expect(next([chose(1, null), undone(1, 0)])).toBeUndefined();
  expect(next([chose(0, 'a'), undone(0, 0)], 1)).toBeUndefined();
});
