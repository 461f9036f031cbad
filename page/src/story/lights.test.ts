import { expect, test } from 'vitest';
import type { Target } from '../server/types';
import { lit } from './lights';

const BOARD = [
  'place:basic_berry',
  'place:forest_two_any',
  'meadow:inn',
  'hand:inn',
  'hand:farm',
  'city:0:inn:1',
  'city:1:inn:1',
  'city:1:inn:2',
  'city:1:farm:1',
  'seat:1',
];
const lights = (...things: Target[]): string[] => [
  ...lit({ kind: 'played', seat: 0, things }, BOARD),
];

test('a place lights up where a worker went', () => {
  expect(lights({ place: 'basic_berry' })).toEqual(['place:basic_berry']);
});

test('a card lights up in its city, every copy of it', () => {
  expect(lights({ city: 1, card: 'inn' })).toEqual(['city:1:inn:1', 'city:1:inn:2']);
});

test('what is gone is not looked for elsewhere', () => {
  expect(lights({ city: 0, card: 'farm' }, { city: 0, card: 'inn' })).toEqual(['city:0:inn:1']);
});

test('a card lights up where it lies', () => {
  expect(lights({ zone: 'meadow', card: 'inn' })).toEqual(['meadow:inn']);
  expect(lights({ zone: 'hand', card: 'inn' }, { zone: 'hand', card: 'farm' })).toEqual([
    'hand:inn',
    'hand:farm',
  ]);
});

test('an entry that speaks of nothing lights up nothing', () => {
  expect(lit({ kind: 'turn', seat: 0 }, BOARD).size).toBe(0);
});
