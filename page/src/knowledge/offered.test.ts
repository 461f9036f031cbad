import { describe, expect, it } from 'vitest';
import { box } from '../lobby/testing/shelf';
import { offered } from './offered';

const base = box('base', { own_game: true });
const river = box('river', { requires: ['base'] });
const small = box('small', { own_game: true });
const more = box('more', { requires: ['small'] });

const idsOf = (drawn: readonly string[]): string[] =>
  offered([base, river, small, more], (id) => drawn.includes(id)).map(({ id }) => id);

describe('the boxes that the page offers', () => {
  it('leave out a game by itself that has no board, and what is added to it', () => {
    expect(idsOf(['base', 'more'])).toEqual(['base', 'river']);
  });

  it('have every other box, drawn or not', () => {
    expect(idsOf(['base', 'small'])).toEqual(['base', 'river', 'small', 'more']);
  });
});
