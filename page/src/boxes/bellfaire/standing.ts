/** Who would win the garland if the game ended now. */

import type { PlayerView } from '../../server/types';

/** What a garland counts: cards of a colour, or of a kind, which has an icon. */
export type Counted = { color: string } | { kind: string; icon: string };

export const garlands: Readonly<Record<string, Counted>> = {
  garland_storytelling: { color: 'tan' },
  garland_agriculture: { color: 'green' },
  garland_tourism: { color: 'red' },
  garland_peace: { color: 'blue' },
  garland_beauty: { color: 'purple' },
  garland_architecture: { kind: 'construction', icon: 'home' },
  garland_community: { kind: 'critter', icon: 'worker' },
};

/** First, second, or neither. */
export type Rank = 1 | 2 | null;

/** What they win. */
export const PRIZES = { 1: 6, 2: 3 } as const;

export interface Stand {
  seat: number;
  n: number;
  rank: Rank;
}

function count({ city }: PlayerView, what: Counted): number {
  return city.filter((card) =>
    'color' in what ? card.color === what.color : card.kind === what.kind,
  ).length;
}

/**
 * Those with most first. Players who are level win the same, and second is the next number below,
 * however many are first. With no such card nothing is won.
 */
export function standings(garland: string, players: readonly PlayerView[]): Stand[] {
  const what = garlands[garland];
  if (what === undefined) return [];
  const counts = players.map((player) => ({ seat: player.seat, n: count(player, what) }));
  const [first, second] = [...new Set(counts.map(({ n }) => n))].sort((a, b) => b - a);
  const rankOf = (n: number): Rank => {
    if (n === 0) return null;
    return n === first ? 1 : n === second ? 2 : null;
  };
  return counts
    .map(({ seat, n }) => ({ seat, n, rank: rankOf(n) }))
    .sort((one, other) => other.n - one.n);
}
