/** Homes with nothing but what a test is about. */

import type { PlayerView } from '../../server/types';
import { board } from '../../turn/testing/boards';

/** Cards are told by kind and colour. */
export function home(
  seat: number,
  cards: readonly string[],
  parades: readonly string[] = [],
  wish: Partial<PlayerView> = {},
): PlayerView {
  const [player] = board(0, { cities: [cards.map(() => 'lil_farm')] }).players;
  if (player === undefined) throw new Error('a board has players');
  return {
    ...player,
    seat,
    resources: {},
    points: 0,
    city: player.city.map((card, n) => {
      const [kind = '', color = ''] = cards[n]?.split(' ') ?? [];
      return { ...card, kind, color };
    }),
    aside: { parades: { size: parades.length, cards: [...parades] } },
    ...wish,
  };
}
