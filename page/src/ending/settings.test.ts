import { expect, test } from 'vitest';
import { settingsOf } from './settings';

const BOXES = [
  {
    options: [
      {
        id: 'rival_mood',
        values: ['calm', 'wild'],
        default: 'calm',
        alone: 'calm',
        seats: false,
        players: [1],
      },
      {
        id: 'long_game',
        values: ['no', 'yes'],
        default: 'no',
        alone: 'no',
        seats: false,
        players: [],
      },
    ],
  },
];
const options = { rival_mood: 'wild', long_game: 'no' };
const person = { automaton: false };
const rival = { automaton: true };

test('a game alone says what its opponent was set to', () => {
  expect(settingsOf({ options, players: [person, rival] }, BOXES)).toEqual([
    { id: 'rival_mood', value: 'wild' },
  ]);
});

test('among people that makes no difference, and is not said', () => {
  expect(settingsOf({ options, players: [person, person] }, BOXES)).toEqual([]);
});

test('a game without the box has no such setting', () => {
  expect(settingsOf({ options: {}, players: [person, rival] }, BOXES)).toEqual([]);
});
