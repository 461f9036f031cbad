import { expect, test } from 'vitest';
import type { Option } from '../server/types';
import { amountsOf, canAdd, optionFor, totalOf, wantsSteppers, type Amount } from './amounts';
import { option } from './testing/boards';

const pays = (amount: Amount): Option => option('pay', { amount });
const done = option('done');
const nothing = option('pay', { word: 'nothing' });
const both = pays({ twig: 1, berry: 1 });

const upTo = amountsOf([done, pays({ twig: 1 }), pays({ twig: 2 }), both, pays({ berry: 1 })]);
const judge = amountsOf([both, pays({ resin: 1, berry: 1 })]);
const stock = amountsOf([
  option('store', { amount: { twig: 3 } }),
  option('store', { amount: { resin: 2 } }),
]);

test('amounts are found among the options', () => {
  expect(judge?.offered.map(({ amount }) => amount)).toEqual([
    { twig: 1, berry: 1 },
    { resin: 1, berry: 1 },
  ]);
  expect(amountsOf([done, option('choose', { word: 'cards' })])).toBeNull();
});

test('an option of the same sort without an amount stands for nothing', () => {
  expect(upTo?.none).toBe(done);
  expect(judge?.none).toBeNull();
  expect(amountsOf([nothing, both])?.none).toBe(nothing);
  expect(amountsOf([option('choose', { word: 'cards' }), both])?.none).toBeNull();
});

test('steppers are for amounts that grow, rows for a few exact ones', () => {
  expect(upTo && wantsSteppers(upTo)).toBe(true);
  expect(judge && wantsSteppers(judge)).toBe(false);
  expect(stock && wantsSteppers(stock)).toBe(false);
});

test('an amount that is set is an option, or not yet', () => {
  if (upTo === null || judge === null) throw new Error('amounts are missing');
  expect(optionFor(upTo, {})).toBe(done);
  expect(optionFor(upTo, { twig: 1, berry: 1 })).toBe(both);
  expect(optionFor(judge, {})).toBeNull();
  expect(optionFor(judge, { berry: 1 })).toBeNull();
});

test('more can be added as long as it leads to an option', () => {
  if (upTo === null) throw new Error('amounts are missing');
  expect(upTo.kinds).toEqual(['twig', 'berry']);
  expect(canAdd(upTo, { twig: 1 }, 'berry')).toBe(true);
  expect(canAdd(upTo, { twig: 2 }, 'berry')).toBe(false);
});

test('exact payments come to one total', () => {
  expect(judge && totalOf(judge)).toBe(2);
  expect(upTo && totalOf(upTo)).toBeNull();
  expect(stock && totalOf(stock)).toBeNull();
});
