import { expect, test } from 'vitest';
import { Catalog } from '../texts/catalog';
import { LANGUAGES } from '../texts/language';
import { filesOf } from '../texts/testing/folder';
import { nearestPace, pacesOf } from './paces';

const sage = { seconds: 1.2, longest: 3.75 };

test.each([
  ['answers at once', { seconds: 0, longest: 0 }, {}],
  ['thinks', sage, { quick: 0.4, usual: 0, long: 3.75 }],
  ['may think for ever', { seconds: 1.2, longest: 60 }, { quick: 0.4, usual: 0, long: 4 }],
  ['may not think longer than usual', { seconds: 1.2, longest: 1.2 }, { quick: 0.4, usual: 0 }],
  ['may not even do that', { seconds: 1.2, longest: 0.75 }, { quick: 0.4, long: 0.75 }],
  ['has hardly any time', { seconds: 1.2, longest: 0.3 }, { long: 0.3 }],
  ['is quick as it is', { seconds: 0.4, longest: 3.75 }, { quick: 0.4, long: 3.75 }],
])('a bot that %s', (_, bot, paces) => {
  expect(Object.fromEntries(pacesOf(bot).map(({ name, asked }) => [name, asked]))).toEqual(paces);
});

test.each([
  [0, 0],
  [0.4, 0.4],
  [1, 0],
  [4, 3.75],
])('asked for %d s it is given %d', (asked, given) => {
  expect(nearestPace(sage, asked)).toBe(given);
});

test('where the usual time is too long, the longest allowed comes nearest', () => {
  expect(nearestPace({ seconds: 1.2, longest: 0.75 }, 0)).toBe(0.75);
});

test.each(LANGUAGES)('times are told as they are, not rounded, in %s', (language) => {
  const words = new Catalog(language, [...filesOf(language).values()], true);
  const told = pacesOf(sage).map(({ name, seconds }) =>
    words.text(`lobby-pace-${name}`, { seconds }),
  );
  const figures = told.map((text) => /[\d.,]+/.exec(text)?.[0].replace(',', '.'));
  expect(figures).toEqual(['0.4', '1.2', '3.75']);
});
