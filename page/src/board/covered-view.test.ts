import { expect, test } from 'vitest';
import { board } from '../turn/testing/boards';
import { covered } from './covered-view';

const GAME = board(0, {
  hand: ['farm', 'inn'],
  aside: { legends: ['poe'] },
  shown: ['king'],
  meadow: ['mine'],
});

test('neither hands nor cards that were drawn to be looked at lie on a covered board', () => {
  const { players, shown } = covered(GAME);
  expect(players.some((player) => 'hand' in player)).toBe(false);
  expect(shown).toEqual([]);
  expect(players[0]?.aside).toEqual({ legends: { size: 1 } });
});

test('all the rest does', () => {
  const { meadow, players } = covered(GAME);
  expect(meadow).toBe(GAME.meadow);
  expect(players.map((player) => player.hand_size)).toEqual([5, 5]);
});

test('the board itself stays as it is', () => {
  covered(GAME);
  expect(GAME.players[0]?.hand).toEqual(['farm', 'inn']);
  expect(GAME.players[0]?.aside['legends']?.cards).toEqual(['poe']);
});
