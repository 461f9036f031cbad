import { expect, test } from 'vitest';
import type { TableLine } from '../server/types';
import { inOrder, joinable, watchable } from './lines';

function line(code: string, wish: Partial<TableLine> = {}): TableLine {
  return {
    code,
    status: 'playing',
    updated: 0,
    boxes: ['base'],
    seats: [{ by: 'person', free: false, name: 'Ann' }],
    clock: 0,
    watch: true,
    your_turn: false,
    deletable: false,
    ...wish,
  };
}

test('the tables that wait for the reader come first, the ended ones last', () => {
  const lines = [
    line('given-up', { status: 'abandoned', updated: 9 }),
    line('over', { status: 'over', updated: 8 }),
    line('lobby', { status: 'lobby', updated: 7 }),
    line('earlier', { updated: 1 }),
    line('later', { updated: 2 }),
    line('mine', { your_turn: true }),
  ];
  expect(inOrder(lines).map((one) => one.code)).toEqual([
    'mine',
    'later',
    'earlier',
    'lobby',
    'over',
    'given-up',
  ]);
});

test('one joins where a seat is free, and watches where it is allowed', () => {
  const free = { by: 'person', free: true, name: '' };
  expect(joinable(line('a', { status: 'lobby', seats: [free] }))).toBe(true);
  expect(joinable(line('b', { status: 'lobby' }))).toBe(false);
  expect(joinable(line('c', { seats: [free] }))).toBe(false);
  expect(watchable(line('d'))).toBe(true);
  expect(watchable(line('e', { watch: false }))).toBe(false);
  expect(watchable(line('f', { status: 'lobby' }))).toBe(false);
});
