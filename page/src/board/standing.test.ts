import { describe, expect, it } from 'vitest';
import { seasonOf, spacesOf } from './standing';

describe('what not every game has', () => {
  it('is told as the server tells it', () => {
    expect(seasonOf({ season: 'summer' })).toBe('summer');
    expect(spacesOf({ spaces: 16, spaces_used: 3 })).toEqual({ all: 16, used: 3 });
  });

  it('is as at the beginning where a game does not have it', () => {
    expect(seasonOf({})).toBe('winter');
    expect(seasonOf()).toBe('winter');
    expect(spacesOf({})).toEqual({ all: 0, used: 0 });
  });
});
