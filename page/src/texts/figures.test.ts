import { expect, test } from 'vitest';
import { Figures } from './figures';
import { preferredLanguage } from './language';

const english = new Figures('en');
const french = new Figures('fr');
const NOW = 1_800_000_000;

test('numbers are written as in the language', () => {
  expect(english.number(12345)).toBe('12,345');
  expect(french.number(12345)).toBe('12\u202f345');
});

test.each([
  [0, 'now', 'maintenant'],
  [-30, 'now', 'maintenant'],
  [45, '45 seconds ago', 'il y a 45 secondes'],
  [60, '1 minute ago', 'il y a 1 minute'],
  [3 * 3600 + 5, '3 hours ago', 'il y a 3 heures'],
  [24 * 3600, 'yesterday', 'hier'],
  [15 * 24 * 3600, '2 weeks ago', 'il y a 2 semaines'],
])('%i seconds ago', (passed, inEnglish, inFrench) => {
  expect(english.ago(NOW - passed, NOW)).toBe(inEnglish);
  expect(french.ago(NOW - passed, NOW)).toBe(inFrench);
});

test.each([
  [0, '0 seconds', '0 seconde'],
  [90, '1 minute, 30 seconds', '1 minute et 30 secondes'],
  [3600, '1 hour', '1 heure'],
  [86400 + 3600 + 60, '1 day, 1 hour', '1 jour et 1 heure'],
])('a duration of %i seconds', (seconds, inEnglish, inFrench) => {
  expect(english.duration(seconds)).toBe(inEnglish);
  expect(french.duration(seconds).replaceAll('\u00a0', ' ')).toBe(inFrench);
});

test('the first language that we speak is preferred', () => {
  expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['de'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
