import { expect, test } from 'vitest';
import { followed, type Seen } from './seen';

test('a table is followed forwards only', () => {
  expect(followed({ A: 5 }, 'A', 9)).toEqual({ A: 9 });
  expect(followed({ A: 5 }, 'A', 3)).toEqual({ A: 5 });
});

test('the tables of long ago are forgotten', () => {
  let seen: Seen = {};
  for (let n = 0; n < 70; n += 1) seen = followed(seen, `T${n}`, n);
  expect(Object.keys(seen)).toHaveLength(60);
  expect(seen['T0']).toBeUndefined();
  expect(seen['T69']).toBe(69);
});
