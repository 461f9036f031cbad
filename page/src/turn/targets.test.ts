import { expect, test } from 'vitest';
import type { Target } from '../server/types';
import { targetsOf } from './targets';
import { asking, option } from './testing/boards';
import { keyOf } from './things';

const INN: Target = { zone: 'hand', card: 'inn' };
const FARM: Target = { zone: 'hand', card: 'farm' };

test('nothing is asked, nothing is a target', () => {
  expect(targetsOf(null)).toEqual({ things: new Map(), loose: [] });
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
