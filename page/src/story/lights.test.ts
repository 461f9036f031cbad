import { expect, test } from 'vitest';
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
const lights = (entry: Record<string, unknown>): string[] => [...lit(entry, BOARD)];

test('a place lights up where a worker went', () => {
  expect(lights({ kind: 'visited', seat: 0, place: 'basic_berry' })).toEqual(['place:basic_berry']);
});

test('a played card lights up in the city that it went to', () => {
  expect(lights({ kind: 'played', seat: 0, card: 'inn', city: 1 })).toEqual([
    'city:1:inn:1',
    'city:1:inn:2',
  ]);
});

test('a card that is gone is not looked for among others of its kind', () => {
  expect(lights({ kind: 'left_city', seat: 0, card: 'farm', source: 'inn' })).toEqual([
    'city:0:inn:1',
  ]);
  expect(lights({ kind: 'took_from_meadow', seat: 0, card: 'inn' })).toEqual(['hand:inn']);
});

test('a new card of the meadow lights up there only', () => {
  expect(lights({ kind: 'meadow', seat: -1, card: 'inn', place: 3 })).toEqual(['meadow:inn']);
});

test('cards that were drawn light up in the hand', () => {
  expect(lights({ kind: 'drew', seat: 0, n: 2, cards: ['inn', 'farm'] })).toEqual([
    'hand:inn',
    'hand:farm',
  ]);
});

test('where a worker was', () => {
  expect(lights({ kind: 'lift', seat: 0, from: 'lift:city:1:farm' })).toEqual(['city:1:farm:1']);
  expect(lights({ kind: 'lift', seat: 0, from: 'lift:forest_two_any' })).toEqual([
    'place:forest_two_any',
  ]);
});
