import { expect, test } from 'vitest';
import { longestPiece } from './fitting';

test('a name may be broken at its spaces and hyphens', () => {
  expect(longestPiece('Shopkeeper')).toBe(10);
  expect(longestPiece("Clocher de l'horloge")).toBe(9);
  expect(longestPiece('Ramasse-miettes')).toBe(7);
});
