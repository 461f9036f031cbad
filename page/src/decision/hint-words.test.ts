import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Language } from '../texts/language';
import { filesOf } from '../texts/testing/folder';
import { words } from '../texts/words.svelte';
import { confidenceOf, differenceWords, reasonWords } from './hint-words';

const NAMES = ['Ann', 'Bea'];

function speak(language: Language): void {
  words.use(language, [...filesOf(language).values()].join('\n'), null);
}

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

test.each([
  [1, 'sure'],
  [0.95, 'sure'],
  [0.9, 'fairly'],
  [0.8, 'fairly'],
  [0.6, 'unsure'],
  [0.5, 'unsure'],
])('a confidence of %d is called %s', (confidence, word) => {
  expect(confidenceOf({ confidence })).toBe(word);
});

test.each([
  ['en', 2.34, '+2.3 points'],
  ['en', -1.1, '−1.1 points'],
  ['en', 0.96, '+1.0 point'],
  ['fr', 2.34, '+2,3 points'],
  ['fr', -1.14, '−1,1 point'],
] as const)('in %s a difference of %d is told as %s', (language, difference, told) => {
  speak(language);
  expect(differenceWords({ difference })).toBe(told);
});

describe('reasons', () => {
  const points = { kind: 'points', n: 3 } as const;
  const gains = {
    kind: 'gains',
    resources: { twig: 2, berry: 1 },
    cards: 1,
    workers: 2,
  } as const;
  const next = { kind: 'next', option: 'visit:basic_pebble' } as const;
  const denies = { kind: 'denies', seat: 1, option: 'visit:city:0:inn' } as const;

  test('are told in English', () => {
    speak('en');
    const told = [points, gains, next, denies].map((reason) => reasonWords(reason, NAMES, 0));
    expect(told).toEqual([
      'scores 3 points at once',
      'brings 2 twigs, 1 berry, 1 card and 2 workers',
      `then: ${words.option('visit:basic_pebble')}`,
      `takes from Bea: ${words.option('visit:city:0:inn', NAMES, 0)}`,
    ]);
  });

  test('are told in French', () => {
    speak('fr');
    const told = [points, gains, next, denies].map((reason) => reasonWords(reason, NAMES, 0));
    expect(told).toEqual([
      'rapporte 3 points aussitôt',
      'apporte 2 brindilles, 1 baie, 1 carte et 2 ouvriers',
      `ensuite\u00a0: ${words.option('visit:basic_pebble')}`,
      `prend à Bea\u00a0: ${words.option('visit:city:0:inn', NAMES, 0)}`,
    ]);
  });
});
