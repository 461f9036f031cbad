/** Some boxes to choose from. */

import type { BoxFigures } from '../../server/types';

export function box(id: string, wish: Partial<BoxFigures> = {}): BoxFigures {
  return {
    id,
    name: id,
    players: { fewest: 1, most: 4 },
    requires: [],
    excludes: [],
    options: [],
    presets: [],
    own_game: false,
    complete: true,
    bots: [],
    uncertain: 0,
    components: { kinds_of_cards: 0, cards: 0, locations: 0, events: 0, tiles: 0 },
    zones: [],
    counters: [],
    pieces: [],
    texts: {},
    ...wish,
  };
}

export function preset(
  id: string,
  boxes: string[],
  wish: Partial<BoxFigures['presets'][number]> = {},
): BoxFigures['presets'][number] {
  const players = { fewest: 1, most: 4 };
  return {
    id,
    name: id,
    description: '',
    boxes,
    options: {},
    players,
    learn: 1,
    picture: '',
    ...wish,
  };
}

export const base = box('base', {
  options: [
    { id: 'year', values: ['1', '2', '3'], default: '1', alone: '1', seats: false, players: [1] },
  ],
  presets: [preset('first', ['base'])],
});
export const river = box('river', {
  requires: ['base'],
  players: { fewest: 2, most: 6 },
  options: [
    { id: 'flood', values: ['no', 'yes'], default: 'no', alone: 'no', seats: false, players: [] },
  ],
  presets: [
    preset('wet', ['base', 'river'], {
      options: { flood: 'yes' },
      players: { fewest: 2, most: 5 },
    }),
  ],
});
export const peak = box('peak', { requires: ['base'], excludes: ['river'] });
export const shelf = [base, river, peak];
