import { expect, test } from 'vitest';
import { opponentsOf } from './opponents';

const WISH = { playBots: 3, playLevel: 'forager', playMixed: false, playLevels: ['', 'oracle'] };
const known = (wish: string): string => wish;

test('all alike, or each as it was chosen', () => {
  expect(opponentsOf(WISH, known)).toEqual(['forager', 'forager', 'forager']);
  expect(opponentsOf({ ...WISH, playMixed: true }, known)).toEqual([
    'forager',
    'oracle',
    'forager',
  ]);
});

test('a single one is the one whose face is chosen', () => {
  const wish = { ...WISH, playBots: 1, playMixed: true, playLevels: ['oracle'] };
  expect(opponentsOf(wish, known)).toEqual(['forager']);
});

test('a bot that is not there any more is replaced by one that is', () => {
  expect(opponentsOf({ ...WISH, playBots: 1 }, () => 'greedy')).toEqual(['greedy']);
});
