/** The tokens of the market: what they give, and what is paid on their other side. */

import type { Figure } from '../face';

/** What every token is traded in for. */
export const WON: readonly Figure[] = [
  ['point', 3],
  ['any', 2],
];

const TOKENS: Readonly<Record<string, readonly Figure[]>> = {
  market_three_twigs_card: [
    ['twig', 3],
    ['card', 1],
  ],
  market_two_resin_two_cards: [
    ['resin', 2],
    ['card', 2],
  ],
  market_two_berries_two_cards: [
    ['berry', 2],
    ['card', 2],
  ],
  market_pebble_three_cards: [
    ['pebble', 1],
    ['card', 3],
  ],
};

const OTHER_SIDE = ':trade';

export interface Side {
  /** Turned over: the figures are what is paid. */
  traded: boolean;
  figures: readonly Figure[];
}

/** The side of a token that lies up. */
export function sideOf(id: string): Side {
  const traded = id.endsWith(OTHER_SIDE);
  const token = traded ? id.slice(0, -OTHER_SIDE.length) : id;
  return { traded, figures: TOKENS[token] ?? [] };
}
