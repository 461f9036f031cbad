import { expect, test } from 'vitest';
import { counted, keyed } from './counting';

test('equal things are counted in the order of their first', () => {
  expect(counted([2, 0, 2, 1, 2])).toEqual([
    [2, 3],
    [0, 1],
    [1, 1],
  ]);
});

test('copies have keys of their own', () => {
  expect(keyed(['farm', 'mine', 'farm']).map(({ key }) => key)).toEqual([
    'farm 1',
    'mine 1',
    'farm 2',
  ]);
});
