import { expect, test } from 'vitest';
import { amountOf, amountsOf, canAdd, optionFor, totalOf, wantsSteppers } from './amounts';

const upTo = amountsOf(['done', 'pay:twig=1', 'pay:twig=2', 'pay:twig=1,berry=1', 'pay:berry=1']);
const judge = amountsOf(['pay:twig=1,berry=1', 'pay:resin=1,berry=1']);
const stock = amountsOf(['store:twig=3', 'store:resin=2']);

test('an amount is read from its option', () => {
  expect(amountOf('pay:twig=1,berry=2')).toEqual({ twig: 1, berry: 2 });
  expect(amountOf('gain:twig')).toBeNull();
  expect(amountOf('done')).toBeNull();
  expect(amountsOf(['done', 'gain:twig'])).toBeNull();
});

test('steppers are for amounts that grow, rows for a few exact ones', () => {
  expect(upTo && wantsSteppers(upTo)).toBe(true);
  expect(judge && wantsSteppers(judge)).toBe(false);
  expect(stock && wantsSteppers(stock)).toBe(false);
});

test('an amount that is set is an option, or not yet', () => {
  if (upTo === null || judge === null) throw new Error('amounts are missing');
  expect(optionFor(upTo, {})).toBe('done');
  expect(optionFor(upTo, { twig: 1, berry: 1 })).toBe('pay:twig=1,berry=1');
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
