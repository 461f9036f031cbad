import { expect, test } from 'vitest';
import type { GameView, PlayerView } from '../server/types';
import { namedAt, plainAtHome, unnamed } from './named';

const player = (seat: number, named: PlayerView['named'] = []): PlayerView =>
  ({ seat, named, workers: 3 }) as unknown as PlayerView;
const game = {
  players: [
    player(0, [
      { id: 'pony', home: true },
      { id: 'goose', home: false, place: 'pond' },
    ]),
    player(1, [{ id: 'owl', home: false, city: 0, slot: 2 }]),
  ],
} as unknown as GameView;

test('they stand at a place or on a card', () => {
  expect(namedAt(game, { place: 'pond' })).toEqual([{ seat: 0, id: 'goose' }]);
  expect(namedAt(game, { city: 0, slot: 2 })).toEqual([{ seat: 1, id: 'owl' }]);
  expect(namedAt(game, { city: 1, slot: 2 })).toEqual([]);
});

test('they are not counted twice', () => {
  expect(unnamed([0, 1, 0], namedAt(game, { place: 'pond' }))).toEqual([1, 0]);
  expect(game.players.map(plainAtHome)).toEqual([2, 3]);
});
