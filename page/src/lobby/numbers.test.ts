import { expect, test } from 'vitest';
import { joinable, nearestNumber, numbersOf } from './numbers';
import { base, box, river, shelf } from './testing/shelf';

test('any number that some box is for can be asked for', () => {
  expect(numbersOf([base])).toEqual([1, 2, 3, 4]);
  expect(numbersOf(shelf)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbersOf([])).toEqual([1]);
});

const numbers = [1, 2, 3, 4, 5].map((players) => ({
  players,
  possible: players === 2 || players === 4,
  adding: [],
}));

test.each([
  [5, 4],
  [1, 2],
  [3, 2],
  [4, 4],
])('nearest to %i players are %i', (wanted, found) => {
  expect(nearestNumber(wanted, numbers)).toBe(found);
});

test('before anything is known there is none', () => {
  expect(nearestNumber(3, [])).toBeNull();
});

test('what a game excludes adds no numbers, nor what needs that', () => {
  const fair = box('fair', { excludes: ['base'], own_game: true });
  const all = [base, river, fair];
  expect(joinable(['fair'], all)).toEqual([fair]);
  expect(joinable(['base'], all)).toEqual([base, river]);
});
