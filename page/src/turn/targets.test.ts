import { describe, expect, test } from 'vitest';
import type { Option, Target } from '../server/types';
import { targetsOf } from './targets';
import { asking, option } from './testing/boards';
import { keyOf } from './things';

const INN: Target = { zone: 'hand', card: 'inn' };
const FARM: Target = { zone: 'hand', card: 'farm' };

test('nothing is asked, nothing is a target', () => {
  expect(targetsOf(null)).toEqual({ things: new Map(), loose: [], pieces: new Set() });
});

test('a thing has every option that touches it', () => {
  const paid = option('play', { way: 'pay', targets: [INN] });
  const free = option('play', { way: 'occupy', targets: [INN] });
  const other = option('play', { way: 'pay', targets: [FARM] });
  const { things } = targetsOf(asking('turn', [paid, other, free]));
  expect([...things.values()]).toEqual([
    { thing: INN, options: [paid, free] },
    { thing: FARM, options: [other] },
  ]);
});

test('cards that are alike are one option', () => {
  const farms: Target[] = [0, 2].map((slot) => ({ city: 0, card: 'farm', slot }));
  const discard = option('discard', { targets: farms });
  const { things } = targetsOf(asking('discard', [discard]));
  expect([...things.keys()]).toEqual(farms.map(keyOf));
  expect([...things.values()].every(({ options }) => options[0] === discard)).toBe(true);
});

test('what may only be marked later is a target, too', () => {
  const now = option('discard', { targets: [FARM] });
  const later = option('discard', { targets: [INN] });
  const picks = { picked: 0, least: 1, most: 2, pool: {}, others: [later] };
  const { things } = targetsOf({ ...asking('discard', [now]), picks });
  expect([...things.keys()]).toEqual([keyOf(FARM), keyOf(INN)]);
});

test('what touches nothing is kept apart', () => {
  const choice = option('choose', { word: 'cards' });
  expect(targetsOf(asking('choose-one', [choice])).loose).toEqual([choice]);
});

describe('a piece beside the workers', () => {
  const BUOY: Target = { place: 'buoy' };
  const visit = option('visit', { place: 'buoy', targets: [BUOY] });
  const moor = option('boat', { place: 'buoy', piece: 'boat', targets: [BUOY] });
  const pass = option('pass', { targets: [{ button: 'pass' }] });
  const decision = asking('turn', [visit, moor, pass]);
  const ringed = (...how: [held?: string | null, isQuiet?: () => boolean]): Option[] => {
    const { things } = targetsOf(decision, ...how);
    return [...things.values()].flatMap(({ options }) => options);
  };

  test('can be taken in hand', () => {
    expect(targetsOf(decision).pieces).toEqual(new Set(['boat']));
  });

  test('rings its places beside those of the workers', () => {
    expect(ringed()).toEqual([visit, moor, pass]);
  });

  test('in hand it leaves nothing else', () => {
    expect(ringed('boat')).toEqual([moor]);
  });

  test('that is quiet rings nothing until it is in hand', () => {
    expect(ringed(null, () => true)).toEqual([visit, pass]);
    expect(ringed('boat', () => true)).toEqual([moor]);
  });
});
