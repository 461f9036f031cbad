import { expect, test } from 'vitest';
import type { GameView } from '../../server/types';
import { atSummit, stretches, whereabouts } from './road';

const game = (seasons: string[], prompt: string | null = null): GameView =>
  ({
    boxes: ['base', 'spirecrest'],
    players: seasons.map((season, seat) => ({ seat, season, automaton: false })),
    decision: prompt === null ? null : { seat: 0, prompt },
    rows: {
      weather: ['fog', 'flood', null, null],
      hills: ['the_bog', null, 'littledell'],
      peaks: ['mirror_lake', 'amber_caves', 'twin_bridges'],
      ridge: [null, null, null],
    },
  }) as unknown as GameView;

test('a traveler stands on the section of the season', () => {
  const seen = game(['winter', 'spring', 'autumn']);
  expect(stretches(seen).map(({ travelers }) => travelers)).toEqual([[0], [1], []]);
  expect(atSummit(seen)).toEqual([2]);
});

test('a traveler goes on only once the section is explored', () => {
  const at = (prompt: string): number => {
    const seen = game(['spring'], prompt);
    return whereabouts(seen, { seat: 0, season: 'spring' } as never);
  };
  expect([at('chart'), at('discover'), at('turn')]).toEqual([0, 0, 1]);
});

test('of a section that is not open it is known how many tiles it will have', () => {
  const told = stretches(game(['winter'])).map(({ open, n, tiles }) => [open, n, tiles.length]);
  expect(told).toEqual([
    [true, 2, 2],
    [true, 3, 3],
    [false, 3, 0],
  ]);
});
