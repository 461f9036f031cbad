import { expect, test } from 'vitest';
import { eventShares, longestWord, printed, wholeLines } from './fitting';

test('a name is broken at its spaces and hyphens, before that is done within a word', () => {
  expect(longestWord('Shopkeeper')).toBe(10);
  expect(longestWord("Clocher de l'horloge")).toBe(9);
  expect(longestWord('Ramasse-miettes')).toBe(7);
  expect(longestWord('Shop\u00adkeeper')).toBe(10);
});

test('what is less than nothing has a minus and no hyphen', () => {
  expect(printed(-2)).toBe('−2');
  expect(printed(3)).toBe('3');
});

test('a line that would be cut is not shown, but for the first', () => {
  expect(wholeLines(130, 40, 13)).toBe(39);
  expect(wholeLines(130, 39, 13)).toBe(39);
  expect(wholeLines(130, 5, 13)).toBe(13);
});

test('lines are counted from where the text begins', () => {
  expect(wholeLines(134, 45, 13)).toBe(43);
});

test('long names of events get more of a row than short ones', () => {
  const shares = eventShares(['Grand Tour', 'Expédition du cartographe']);
  expect(shares).toBe('minmax(0, 15fr) minmax(0, 22.5fr)');
});
