import { expect, test } from 'vitest';
import type { ChosenEvent, Entry } from '../server/types';
import { bestTurn, seasonsOf, turningPoint, type Replay, rangesOf } from './course';

type Moments = Replay['moments'];

const moments = (...scores: [seat: number, scores: number[]][]): Moments =>
  scores.map(([seat, all], index) => ({ n: index + 1, seat, scores: all }));
const chosen = (seat: number, ...entries: Entry[]): ChosenEvent => ({
  type: 'chosen',
  seq: 1,
  at: 0,
  seat,
  bot: '',
  barrier: false,
  entries,
});
const turn: Entry = { kind: 'turn', seat: 0 };

test('the seasons of every player, the automatic one included', () => {
  const standing = [
    chosen(0),
    chosen(
      0,
      { kind: 'season', seat: 0, season: 'spring' },
      { kind: 'season', seat: 1, season: 'spring' },
    ),
  ];
  expect(seasonsOf(standing, moments([0, [0, 0]], [0, [3, 5]]))).toEqual([
    { seat: 0, season: 'spring', n: 2, score: 3 },
    { seat: 1, season: 'spring', n: 2, score: 5 },
  ]);
});

test('choices of older rules have no moments', () => {
  const season = { kind: 'season', seat: 0, season: 'summer' };
  const after: Moments = [{ n: 8, seat: 0, scores: [9] }];
  expect(seasonsOf([chosen(0), chosen(0, season)], after)).toEqual([
    { seat: 0, season: 'summer', n: 8, score: 9 },
  ]);
});

test('between which scores players came to each season', () => {
  const marks = [
    { seat: 1, season: 'spring', n: 3, score: 4 },
    { seat: 0, season: 'spring', n: 5, score: 9 },
    { seat: 1, season: 'summer', n: 8, score: 12 },
  ];
  const ranges = rangesOf(marks);
  expect(ranges.map(({ season, lowest, highest }) => [season, lowest, highest])).toEqual([
    ['spring', 4, 9],
    ['summer', 12, 12],
  ]);
  expect(ranges[1]?.scores.get(0)).toBeUndefined();
});

test('the lead changed for the last time', () => {
  const course = moments([0, [2, 0]], [1, [2, 5]], [0, [6, 5]], [1, [6, 6]], [0, [9, 6]]);
  expect(turningPoint(course)).toEqual({ n: 5, seat: 0, before: [1] });
});

test('a winner who was always ahead', () => {
  expect(turningPoint(moments([0, [0, 0]], [0, [2, 0]], [1, [2, 1]]))).toEqual({
    n: null,
    seat: 0,
    before: [],
  });
});

test('no player is ahead at the end', () => {
  expect(turningPoint(moments([0, [4, 4]]))).toBeNull();
  expect(turningPoint([])).toBeNull();
});

test('the best turn is summed over its choices', () => {
  const standing = [
    chosen(0, { kind: 'played', seat: 0, card: 'inn', city: 0 }),
    chosen(0, turn),
    chosen(1, { kind: 'achieved', seat: 1, place: 'festival' }, turn),
    chosen(0, turn),
  ];
  const course = moments([0, [2, 0]], [0, [5, 0]], [1, [5, 4]], [0, [6, 4]]);
  expect(bestTurn(standing, course)).toEqual({ seat: 0, points: 5, n: 2, with: 'inn' });
});

test('two turns of one player in a row are two turns', () => {
  const standing = [chosen(0, turn), chosen(0, turn)];
  expect(bestTurn(standing, moments([0, [3]], [0, [5]]))?.points).toBe(3);
});
