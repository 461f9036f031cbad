import { expect, test } from 'vitest';
import type { ChosenEvent, EventView } from '../server/types';
import { standing, stepsOf, turnAt } from './steps';

let seq = 0;

function chose(seat: number, option: string, next?: number): ChosenEvent {
  const entries = next === undefined ? [] : [{ kind: 'turn', seat: next }];
  const choice = { options: [option], verb: 'visit', phrases: [] };
  return { type: 'chosen', seq: ++seq, at: 0, seat, bot: '', barrier: false, entries, choice };
}

function undone(keep: number): EventView {
  return { type: 'undone', seq: ++seq, at: 0, seat: 0, keep, agreed: false };
}

const options = (events: EventView[], seat: number, undo: number[] = []) =>
  stepsOf(seat, events, standing(events).length, undo).map((step) => step.choice?.options[0]);

test('what was taken back is gone', () => {
  const events = [chose(0, 'a'), chose(0, 'b'), undone(1), chose(0, 'c')];
  expect(standing(events).map((chosen) => chosen.choice?.options[0])).toEqual(['a', 'c']);
});

test('a table that was set up anew begins with nothing', () => {
  const started: EventView = { type: 'started', seq: ++seq, at: 0, rotation: 0 };
  expect(standing([chose(0, 'a'), started])).toEqual([]);
});

test('the steps are those of the turn', () => {
  const events = [chose(0, 'before', 1), chose(1, 'theirs', 0), chose(0, 'a'), chose(0, 'b')];
  expect(options(events, 0)).toEqual(['a', 'b']);
});

test('alone, too, a turn begins where the last one ended', () => {
  const events = [chose(0, 'a'), chose(0, 'ends', 0), chose(0, 'b')];
  expect(options(events, 0)).toEqual(['b']);
});

test('between two turns the last one is told, whatever others did since', () => {
  const events = [chose(0, 'ends', 0), chose(0, 'a'), chose(0, 'b', 1)];
  expect(options(events, 0)).toEqual(['a', 'b']);
  const answered = [...events, chose(1, 'theirs', 2), chose(2, 'theirs too', 0)];
  expect(options(answered, 0)).toEqual(['a', 'b']);
  expect(stepsOf(0, answered, 5, []).map((step) => step.keep)).toEqual([1, 2]);
  expect(options([...answered, chose(0, 'c')], 0)).toEqual(['c']);
});

test('an answer of another player inside of the turn does not end it', () => {
  const events = [chose(1, 'before', 0), chose(0, 'a'), chose(1, 'robbed'), chose(0, 'b')];
  expect(options(events, 0)).toEqual(['a', 'b']);
  expect(stepsOf(0, events, 4, []).map((step) => step.keep)).toEqual([1, 3]);
  expect(options(events, 1)).toEqual(['robbed']);
});

test('before the first choice there are no steps', () => {
  expect(options([chose(1, 'theirs', 0)], 0)).toEqual([]);
});

test('a step knows where it leads back to, and whether that is free', () => {
  const events = [chose(1, 'theirs', 0), chose(0, 'a'), chose(0, 'b')];
  expect(stepsOf(0, events, 3, [2]).map(({ keep, free }) => [keep, free])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('turns are counted through all players, the first is the first for all', () => {
  expect(turnAt([], 0, 0)).toBe(1);
  expect(turnAt([], 0, 1)).toBe(1);
  const events = [chose(0, 'a'), chose(0, 'b', 1), chose(1, 'c', 0), chose(0, 'd', 1)];
  expect([1, 2, 3, 4, 5].map((n) => turnAt(events, 4, n))).toEqual([1, 1, 2, 3, 4]);
});

test('a turn keeps its number where the first choices are not known any more', () => {
  expect(turnAt([chose(0, 'a', 1), chose(1, 'b', 0)], 12, 12)).toBe(2);
});
