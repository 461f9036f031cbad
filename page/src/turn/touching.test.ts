import { expect, test } from 'vitest';
import type { Picks } from './picks';
import { option } from './testing/boards';
import { touchOf } from './touching';

const place = option('visit', { place: 'basic_berry' });
const card = option('play', { card: 'farm' });
const inn = option('play', { card: 'farm', way: 'inn' });
const event = option('achieve', { place: 'basic_event' });
const pass = option('pass');

const mouse = { careful: false, readable: true };
const finger = { careful: true, readable: true };

test.each([
  ['a place', place],
  ['a card', card],
  ['an event', event],
  ['a button', pass],
])('one way is done at once, be it %s', (_, one) => {
  expect(touchOf([one], null, mouse)).toBe('act');
});

test('several ways are laid out', () => {
  expect(touchOf([card, inn], null, mouse)).toBe('lay out');
});

test.each([
  ['a place', place],
  ['a card', card],
  ['an event', event],
])('a finger reads first, be it %s', (_, one) => {
  expect(touchOf([one], null, finger)).toBe('read');
});

test('what has no text of its own is laid out under a finger', () => {
  expect(touchOf([pass], null, { careful: true, readable: false })).toBe('lay out');
});

test('what is picked among others is marked, by mouse and finger alike', () => {
  const picks = { pool: { [card.id]: 1 } } as unknown as Picks;
  for (const how of [mouse, finger]) expect(touchOf([card], picks, how)).toBe('mark');
});

test('what cannot be chosen is read', () => {
  expect(touchOf([], null, mouse)).toBe('read');
  expect(touchOf([], null, { careful: false, readable: false })).toBe('nothing');
});
