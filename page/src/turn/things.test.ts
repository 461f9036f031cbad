import { expect, test } from 'vitest';
import type { Target } from '../server/types';
import { componentOf, keyOf, kinKey } from './things';

const THINGS: Target[] = [
  { zone: 'hand', card: 'inn' },
  { zone: 'meadow', card: 'inn' },
  { zone: 'legends', card: 'poe' },
  { zone: 'meadow', spot: 2 },
  { zone: 'deck' },
  { place: 'haven' },
  { city: 0, card: 'farm' },
  { city: 0, card: 'farm', slot: 2 },
  { city: 0, card: 'farm', slot: 3 },
  { city: 1, card: 'farm', slot: 2 },
  { seat: 1 },
  { resource: 'twig' },
  { token: 'shell' },
  { piece: 'boat' },
  { zone: 'boat' },
  { button: 'pass' },
  { button: 'shell' },
];

test('every thing has a key of its own, and always the same', () => {
  expect(new Set(THINGS.map(keyOf)).size).toBe(THINGS.length);
  expect(keyOf({ card: 'inn', zone: 'hand' })).toBe(keyOf({ zone: 'hand', card: 'inn' }));
});

test('a card of a city is meant by the key of all its copies, too', () => {
  expect(kinKey({ city: 0, card: 'farm', slot: 2 })).toBe(keyOf({ city: 0, card: 'farm' }));
  expect(kinKey({ zone: 'hand', card: 'farm' })).toBeUndefined();
});

test('cards, locations and events have a name', () => {
  expect(componentOf({ zone: 'legends', card: 'poe' })).toBe('poe');
  expect(componentOf({ city: 0, card: 'farm', slot: 2 })).toBe('farm');
  expect(componentOf({ place: 'haven' })).toBe('haven');
  expect(componentOf({ seat: 1 })).toBeUndefined();
  expect(componentOf({ zone: 'meadow', spot: 2 })).toBeUndefined();
});
