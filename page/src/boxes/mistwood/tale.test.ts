import { expect, it } from 'vitest';
import type { Entry } from '../../server/types';
import { pictures } from './tale';

const entry = (kind: string, more: Partial<Entry> = {}): Entry =>
  ({ kind, seat: 1, ...more }) as Entry;

const told = (...entries: Entry[]): unknown[] =>
  pictures(entries).map(({ id, icon, n }) => [id ?? icon, ...(n === undefined ? [] : [n])]);

it('begins with the card and tells what she did, without her die', () => {
  expect(
    told(
      entry('turned_up', { card: 'nightweave_activity_03' }),
      entry('rolled', { n: 5 }),
      entry('lurks', { card: 'farm' }),
    ),
  ).toEqual([['nightweave_activity_03'], ['farm']]);
});

it('says how many cards she drew and points she gained', () => {
  expect(told(entry('drew', { n: 2 }), entry('gained_points', { points: 1 }))).toEqual([
    ['deck', 2],
    ['point', 1],
  ]);
});

it('shows the season for which she prepares, and her going', () => {
  expect(told(entry('season', { season: 'summer' }), entry('passed'))).toEqual([['sun'], ['moon']]);
});

it('is short', () => {
  const visit = entry('visited', { place: 'basic_pebble' });
  expect(pictures([visit, visit, visit, visit, visit])).toHaveLength(4);
});
