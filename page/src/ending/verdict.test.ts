import { expect, test } from 'vitest';
import type { AchievedEvent } from '../server/types';
import { player } from './testing';
import { partsOf, ranked, verdictOf } from './verdict';

const event: AchievedEvent = { event: 'festival', points: 0, stored: {}, held: [] };

test('most points win', () => {
  const players = [player(0, { total: 30 }), player(1, { total: 41 }), player(2, { total: 38 })];
  expect(verdictOf(players, [1])).toEqual({ winners: [1], by: 'points', next: [2], margin: 3 });
});

test('then most achieved events', () => {
  const players = [
    player(0, { total: 40, events: [event] }),
    player(1, { total: 40, events: [event, event] }),
    player(2, { total: 12, events: [event, event, event] }),
  ];
  expect(verdictOf(players, [1])).toEqual({ winners: [1], by: 'events', next: [0], margin: 1 });
});

test('then most resources left', () => {
  const players = [
    player(0, { total: 40, resources: { twig: 2, berry: 3 } }),
    player(1, { total: 40, resources: { twig: 4 } }),
  ];
  expect(verdictOf(players, [0])).toEqual({
    winners: [0],
    by: 'resources',
    next: [1],
    margin: 1,
  });
});

test('then the victory is shared', () => {
  const players = [player(0, { total: 40 }), player(1, { total: 40 }), player(2, { total: 3 })];
  expect(verdictOf(players, [0, 1])).toMatchObject({ winners: [0, 1], by: 'shared' });
});

test('a player alone wins by points', () => {
  expect(verdictOf([player(0, { total: 9 })], [0])).toMatchObject({ by: 'points', next: [] });
});

test('a game that was given up has no winner', () => {
  expect(verdictOf([player(0)], []).winners).toEqual([]);
});

test('the order of the sheet', () => {
  const players = [
    player(0, { total: 20 }),
    player(1, { total: 40 }),
    player(2, { total: 40, events: [event] }),
    player(3, { total: 20 }),
  ];
  expect(ranked(players).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
});

test('the parts of all players', () => {
  const players = [
    player(0, { score: { total: 3, parts: { cards: 3, events: 0 } } }),
    player(1, { score: { total: 3, parts: { cards: 0, events: 0, missed_events: 3 } } }),
  ];
  expect(partsOf(players)).toEqual(['cards', 'events', 'missed_events']);
});
