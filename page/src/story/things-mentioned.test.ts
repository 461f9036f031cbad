import { expect, test } from 'vitest';
import type { Target } from '../server/types';
import { keyOf, kinKey } from '../turn/things';
import { lights } from './things-mentioned';

const BOARD: Target[] = [
  { place: 'basic_berry' },
  { place: 'forest_two_any' },
  { zone: 'meadow', card: 'inn' },
  { zone: 'hand', card: 'inn' },
  { zone: 'hand', card: 'farm' },
  { city: 0, card: 'inn', slot: 4 },
  { city: 1, card: 'inn', slot: 0 },
  { city: 1, card: 'inn', slot: 2 },
  { city: 1, card: 'farm', slot: 1 },
  { seat: 1 },
];

function lit(...things: Target[]): Target[] {
  const entry = { kind: 'played', seat: 0, things };
  return BOARD.filter((thing) => lights(entry, { thing: keyOf(thing), kin: kinKey(thing) ?? '' }));
}

test('a place lights up where a worker went', () => {
  expect(lit({ place: 'basic_berry' })).toEqual([{ place: 'basic_berry' }]);
});

test('a card lights up in its city, every copy of it', () => {
  expect(lit({ city: 1, card: 'inn' })).toEqual([
    { city: 1, card: 'inn', slot: 0 },
    { city: 1, card: 'inn', slot: 2 },
  ]);
});

test('what is gone is not looked for elsewhere', () => {
  expect(lit({ city: 0, card: 'farm' }, { city: 0, card: 'inn' })).toEqual([
    { city: 0, card: 'inn', slot: 4 },
  ]);
});

test('a card lights up where it lies', () => {
  expect(lit({ zone: 'meadow', card: 'inn' })).toEqual([{ zone: 'meadow', card: 'inn' }]);
  expect(lit({ zone: 'hand', card: 'inn' }, { zone: 'hand', card: 'farm' })).toEqual([
    { zone: 'hand', card: 'inn' },
    { zone: 'hand', card: 'farm' },
  ]);
});

test('an entry that speaks of nothing lights up nothing', () => {
  expect(lights({ kind: 'turn', seat: 0 }, { thing: 'seat:0' })).toBe(false);
});
