import { expect, test } from 'vitest';
import { PARADES, reached, tileOf, winners } from './parades';
import { home } from './testing';

const [creatures, places, rainbow, oneColor] = PARADES;
if (!creatures || !places || !rainbow || !oneColor) throw new Error('there are four parades');

test('creatures and places are counted up to five', () => {
  const one = home(0, ['creature red', 'creature tan', 'place green']);
  expect(reached(creatures, one)).toBe(2);
  expect(reached(places, one)).toBe(1);
  expect(reached(places, home(0, Array<string>(7).fill('place blue')))).toBe(5);
});

test('each colour is counted once', () => {
  expect(reached(rainbow, home(0, ['place red', 'place red', 'creature purple']))).toBe(2);
});

test('of one colour the most count, and green never does', () => {
  const one = home(0, ['place green', 'place green', 'place green', 'place red', 'creature red']);
  expect(reached(oneColor, one)).toBe(2);
  expect(reached(oneColor, home(0, []))).toBe(0);
});

test('who has won one keeps its tile', () => {
  const players = [home(0, []), home(1, [], ['lil_parade_places_6'])];
  expect(winners(places, { players })).toEqual([1]);
  expect(winners(creatures, { players })).toEqual([]);
  expect(tileOf(places, players[1] ?? home(1, []))).toBe('lil_parade_places_6');
});
