import { expect, test } from 'vitest';
import type { ChosenEvent, EventView } from '../server/types';
import { choiceBefore, firstMoment, momentsOf } from './moments';

const chosen = (seq: number): ChosenEvent => ({
  type: 'chosen',
  seq,
  at: 0,
  seat: 0,
  bot: '',
  barrier: false,
  entries: [],
});
const updated = (seq: number, keep: number): EventView => ({ type: 'updated', seq, at: 0, keep });

test('a game is known from its beginning, or from the last correction of the rules', () => {
  expect(firstMoment([chosen(1)])).toBe(0);
  expect(firstMoment([chosen(1), chosen(2), updated(3, 1), updated(4, 1), chosen(5)])).toBe(1);
});

test('each moment has the choice that led to it', () => {
  const standing = [chosen(3), chosen(4), chosen(7)];
  expect(choiceBefore(standing, 3, 0)).toBeNull();
  expect(choiceBefore(standing, 3, 1)?.seq).toBe(3);
  expect(choiceBefore(standing, 3, 3)?.seq).toBe(7);
});

test('the moments by event', () => {
  expect([...momentsOf([chosen(3), chosen(7)], 2)]).toEqual([
    [3, 1],
    [7, 2],
  ]);
});
