import { expect, test } from 'vitest';
import type { CityCard } from '../server/types';
import { bestCard, difference, leaderOf } from './highlights';
import { player } from './testing';

const PRINTED: Record<string, number> = { inn: 2, castle: 4 };
const printed = (card: string): number => PRINTED[card] ?? 0;
const built = (card: string, points = 0): CityCard => ({
  slot: 0,
  card,
  kind: 'construction',
  color: 'red',
  shares_with: null,
  occupied: false,
  points,
  stored: {},
  workers: [],
  settled: [],
  held: [],
});

test('the best card counts what lies on it', () => {
  const players = [player(0, { city: [built('castle')] }), player(1, { city: [built('inn', 3)] })];
  expect(bestCard(players, printed)).toEqual({ seat: 1, card: 'inn', points: 5 });
});

test('the best card counts what its own text brings at the end', () => {
  const palace = { ...built('palace'), bonus: 6 };
  const players = [player(0, { city: [built('castle')] }), player(1, { city: [palace] })];
  expect(bestCard(players, printed)).toEqual({ seat: 1, card: 'palace', points: 6 });
});

test('of equal cards the better player’s is named, and never the automatic one’s', () => {
  const city = [built('castle')];
  const players = [player(1, { city, automaton: true }), player(2, { city }), player(0, { city })];
  expect(bestCard(players, printed)?.seat).toBe(2);
  expect(bestCard([player(0)], printed)).toBeNull();
});

test('what made the difference', () => {
  const players = [
    player(0, { score: { total: 9, parts: { cards: 3, journey: 6 } } }),
    player(1, { score: { total: 8, parts: { cards: 7, journey: 1 } } }),
  ];
  expect(difference(players)).toEqual({ part: 'journey', points: 5 });
  expect(difference([player(0)])).toBeNull();
});

test('who leads in a part', () => {
  const players = [
    player(0, { score: { total: 0, parts: { cards: 3, events: 0, journey: 2 } } }),
    player(1, { score: { total: 0, parts: { cards: 5, events: 0, journey: 2 } } }),
  ];
  expect(leaderOf(players, 'cards')).toBe(1);
  expect(leaderOf(players, 'events')).toBeNull();
  expect(leaderOf(players, 'journey')).toBeNull();
});
