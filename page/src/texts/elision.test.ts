import { expect, test } from 'vitest';
import { Catalog } from './catalog';
import { filesOf } from './testing/folder';

test.each([
  ['Bob', 'de Bob'],
  ['Églantine', 'd’Églantine'],
  ['aubépine', 'd’aubépine'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Harry', 'de Harry'],
  ['Yvonne', 'd’Yvonne'],
  ['Yann', 'de Yann'],
  ['Y', 'de Y'],
  ['🦔', 'de 🦔'],
])('the score of %s is named after any player', (player, said) => {
  const french = new Catalog('fr', [...filesOf('fr').values()], true);
  expect(french.text('board-score-of', { player })).toBe(`Score ${said}`);
});
