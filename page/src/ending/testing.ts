/** Players for tests: only what scores are made of. */

import type { PlayerView } from '../server/types';

export function player(
  seat: number,
  wish: Partial<PlayerView> & { total?: number } = {},
): PlayerView {
  const { total = 0, ...rest } = wish;
  return {
    seat,
    automaton: false,
    season: 'autumn',
    passed: true,
    workers: 0,
    adrift: 0,
    pieces: {},
    resources: {},
    tokens: {},
    points: 0,
    hand_size: 0,
    hand_limit: 8,
    aside: {},
    spaces: 15,
    spaces_used: 0,
    city: [],
    events: [],
    score: { total, parts: { cards: total } },
    ...rest,
  };
}
