import { expect, test } from 'vitest';
import { canMark, counted, listed, marked, ready, stepped, toggled, type Picks } from './picks';

const CARDS: Picks = {
  picked: 0,
  least: 1,
  most: 3,
  pool: { 'discard:inn': 1, 'discard:farm': 2, 'discard:mine': 1 },
  others: [],
};

test('a touch marks, and one too many clears', () => {
  const once = toggled(CARDS, {}, 'discard:farm');
  expect(once).toEqual({ 'discard:farm': 1 });
  const twice = toggled(CARDS, once, 'discard:farm');
  expect(twice).toEqual({ 'discard:farm': 2 });
  expect(toggled(CARDS, twice, 'discard:farm')).toEqual({});
});

test('a set of picks is marked as often as it has them', () => {
  expect(counted([])).toEqual({});
  expect(counted(['gain:twig', 'gain:berry', 'gain:twig'])).toEqual({
    'gain:twig': 2,
    'gain:berry': 1,
  });
});

test('no more is marked than may be', () => {
  const full = { 'discard:farm': 2, 'discard:inn': 1 };
  expect(canMark(CARDS, full, 'discard:mine')).toBe(false);
  expect(toggled(CARDS, full, 'discard:mine')).toBe(full);
  expect(toggled(CARDS, full, 'discard:unknown')).toBe(full);
});

test('where one is picked, another touch moves the mark', () => {
  const one: Picks = { ...CARDS, most: 1 };
  const first = toggled(one, {}, 'discard:inn');
  expect(toggled(one, first, 'discard:mine')).toEqual({ 'discard:mine': 1 });
});

test('options that draw on the same things share their limit', () => {
  const gifts: Picks = {
    picked: 0,
    least: 0,
    most: 3,
    pool: { 'give:1:berry': 2, 'give:2:berry': 2, 'give:1:twig': 1 },
    others: [],
    limits: [{ options: ['give:1:berry', 'give:2:berry'], most: 2 }],
  };
  const marks = { 'give:1:berry': 1, 'give:2:berry': 1 };
  expect(canMark(gifts, marks, 'give:1:berry')).toBe(false);
  expect(canMark(gifts, marks, 'give:1:twig')).toBe(true);
});

test('steppers go up to what may be, and down to nothing', () => {
  const two = stepped(CARDS, { 'discard:farm': 1 }, 'discard:farm', 1);
  expect(stepped(CARDS, two, 'discard:farm', 1)).toBe(two);
  expect(stepped(CARDS, two, 'discard:farm', -1)).toEqual({ 'discard:farm': 1 });
  expect(stepped(CARDS, { 'discard:farm': 1 }, 'discard:farm', -1)).toEqual({});
});

test('it can be confirmed when there are enough', () => {
  expect(ready(CARDS, {})).toBe(false);
  expect(ready(CARDS, { 'discard:inn': 1 })).toBe(true);
  expect(ready({ ...CARDS, least: 0 }, {})).toBe(true);
  expect(marked({ a: 2, b: 1 })).toBe(3);
});

test('everything is sent as often as it is marked', () => {
  expect(listed({ 'discard:mine': 1, 'discard:farm': 2 })).toEqual([
    'discard:mine',
    'discard:farm',
    'discard:farm',
  ]);
  expect(listed({})).toEqual([]);
});
