import { expect, test } from 'vitest';
import { ANIMALS, animalOf, COLORS, paintOf } from './looks';

test('without a wish every seat has the look of its number', () => {
  expect(ANIMALS.map((_, seat) => animalOf(seat).name)).toEqual(ANIMALS);
  expect(COLORS.map((_, seat) => paintOf(seat))).toEqual(
    COLORS.map((_, seat) => `var(--player-${seat})`),
  );
});

test('a chosen animal and a chosen colour are anybody’s', () => {
  const look = { animal: 'rabbit', color: 'plum' };
  expect(animalOf(0, look).name).toBe('rabbit');
  expect(paintOf(0, look)).toBe('var(--player-2)');
});

test('a creature is stronger than the animal that was chosen', () => {
  const creature = { name: 'owl', outline: 'M0 0Z', eye: [1, 1] } as const;
  const look = { animal: 'rabbit', color: 'plum', creature };
  expect(animalOf(0, look)).toBe(creature);
  expect(paintOf(0, look)).toBe('var(--player-2)');
});

test('what this page does not know is drawn as usual', () => {
  expect(animalOf(1, { animal: 'dragon' }).name).toBe('turtle');
  expect(paintOf(1, { color: 'glitter' })).toBe('var(--player-1)');
});

test('the solo opponent has a look of its own', () => {
  expect(animalOf('rival', { animal: 'rabbit' }).name).toBe('rat');
  expect(paintOf('rival', { color: 'plum' })).toBe('var(--ink-soft)');
});

test('that of a box looks as the box says', () => {
  const creature = { name: 'owl', outline: 'M0 0Z', eye: [1, 1] } as const;
  const look = { creature, paint: 'var(--dusk)' };
  expect(animalOf('rival', look)).toBe(creature);
  expect(paintOf('rival', look)).toBe('var(--dusk)');
});
