import { expect, test } from 'vitest';
import type { Explanation } from '../server/types';
import { option } from './testing/boards';
import { remaining, waysOf } from './ways';

const paid = option('play', { way: 'pay' });
const free = option('play', { way: 'occupy' });

test('the cheapest way comes first', () => {
  const price = (total: number) => ({ due: [{}], total, occupies: [], helper: null });
  const explanation: Explanation = {
    version: 1,
    prices: { [paid.id]: price(3), [free.id]: price(0) },
    refusals: [],
  };
  const ways = waysOf([paid, free], explanation);
  expect(ways.map((way) => way.option)).toEqual([free, paid]);
  expect(waysOf([paid], null)).toEqual([{ option: paid, price: null }]);
  expect(remaining({ twig: 3, berry: 1 }, { twig: 2 })).toEqual({ twig: 1, berry: 1 });
});
