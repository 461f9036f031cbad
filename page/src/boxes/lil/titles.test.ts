import { expect, test } from 'vitest';
import { home } from './testing';
import { titlesOf } from './titles';

const total = (points: number) => ({ score: { total: points, parts: {} } });

test('all players get a title, and each another one', () => {
  const all = [0, 1, 2, 3].map((seat) => home(seat, ['creature red', 'place tan'], [], total(5)));
  const titles = [...titlesOf(all).values()];
  expect(titles).toHaveLength(4);
  expect(new Set(titles).size).toBe(4);
});

test('a title is true: no player has more of it', () => {
  const titles = titlesOf([
    home(0, ['creature red', 'creature tan'], [], total(9)),
    home(1, ['place green'], [], total(3)),
  ]);
  expect(titles.get(0)).toBe('creatures');
  expect(titles.get(1)).toBe('places');
});

test('those with the fewest points choose first', () => {
  const cards = ['creature red'];
  const titles = titlesOf([home(0, cards, [], total(9)), home(1, cards, [], total(3))]);
  expect(titles.get(1)).toBe('creatures');
});

test('even an empty home has one', () => {
  expect(titlesOf([home(0, [], [], total(0))]).get(0)).toBe('dancer');
});
