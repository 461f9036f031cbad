import { expect, test } from 'vitest';
import { longestPiece, printed } from './fitting';

test('a name may be broken at its spaces and hyphens', () => {
  expect(longestPiece('Shopkeeper')).toBe(10);
  expect(longestPiece("Clocher de l'horloge")).toBe(9);
  expect(longestPiece('Ramasse-miettes')).toBe(7);
});

test('what is less than nothing has a minus and no hyphen', () => {
  expect(printed(-2)).toBe('−2');
  expect(printed(3)).toBe('3');
});
