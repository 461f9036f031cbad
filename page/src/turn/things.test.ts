import { expect, test } from 'vitest';
import type { Target } from '../server/types';
import { board } from './testing/boards';
import { NOTHING } from './targets';
import { thingNamed } from './things';

const GAME = board(0, { cities: [['farm', 'inn', 'farm'], ['inn']] });

test.each<[Target, string]>([
  [{ zone: 'hand', card: 'inn' }, 'hand:inn'],
  [{ zone: 'meadow', card: 'inn' }, 'meadow:inn'],
  [{ zone: 'shown', card: 'inn' }, 'shown:inn'],
  [{ zone: 'legends', card: 'poe' }, 'aside:legends:poe'],
  [{ zone: 'meadow', spot: 2 }, 'spot:3'],
  [{ zone: 'deck' }, 'deck'],
  [{ place: 'haven' }, 'place:haven'],
  [{ city: 0, slot: 2, card: 'farm' }, 'city:0:farm:2'],
  [{ city: 1, slot: 0, card: 'inn' }, 'city:1:inn:1'],
  [{ city: 1, slot: 7, card: 'inn' }, NOTHING],
  [{ city: 0, card: 'farm' }, 'city:0:farm'],
  [{ seat: 1 }, 'seat:1'],
  [{ resource: 'twig' }, 'resource:twig'],
  [{ button: 'pass' }, 'pass'],
])('%o is called %s', (target, thing) => {
  expect(thingNamed(target, GAME)).toBe(thing);
});
