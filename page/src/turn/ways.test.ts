import { expect, test } from 'vitest';
import type { Explanation } from '../server/types';
import { remaining, waysOf } from './ways';

test('the cheapest way comes first', () => {
  const price = (total: number) => ({ due: [{}], total, occupies: [], helper: null });
  const explanation: Explanation = {
    version: 1,
    prices: { 'play:inn:hand': price(3), 'play:inn:hand:occupy': price(0) },
    refusals: [],
  };
  const ways = waysOf(['play:inn:hand', 'play:inn:hand:occupy'], explanation);
  expect(ways.map((way) => way.option)).toEqual(['play:inn:hand:occupy', 'play:inn:hand']);
  expect(waysOf(['give:1'], null)).toEqual([{ option: 'give:1', price: null }]);
  expect(remaining({ twig: 3, berry: 1 }, { twig: 2 })).toEqual({ twig: 1, berry: 1 });
});
