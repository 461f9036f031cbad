import { expect, it } from 'vitest';
import { deckSize, isAgainstHer, openCards } from './lair';

const rows = { activity: ['nightweave_activity_03'], nightweave_level: ['nightweave_level_2'] };
const piles = {
  activity_deck: { size: 6 },
  plots: { size: 1, cards: ['plot_tangled_events'] },
  personality: { size: 0, cards: [] },
};

it('shows what lies open, the card of her turn first', () => {
  expect(openCards({ rows, piles }).map(({ card }) => card)).toEqual([
    'nightweave_activity_03',
    'nightweave_level_2',
    'plot_tangled_events',
  ]);
});

it('begins with no card turned up', () => {
  const before = { ...rows, activity: [null] };
  expect(openCards({ rows: before, piles }).map(({ zone }) => zone)).toEqual([
    'nightweave_level',
    'plots',
  ]);
});

it('counts the cards that are left to turn up', () => {
  expect(deckSize({ piles })).toBe(6);
});

it('plays at a level, and else is not in the game', () => {
  expect(isAgainstHer({ nightweave: '0' })).toBe(true);
  expect(isAgainstHer({ nightweave: 'off' })).toBe(false);
  expect(isAgainstHer({})).toBe(false);
});
