/** What is worth telling of a finished game, from the score sheet. */

import type { PlayerView } from '../server/types';

export interface BestCard {
  seat: number;
  card: string;
  /** Printed on it, lying on it, and what its own text brings at the end. */
  points: number;
}

/** The card that brought most, with what lies on it and its bonus; of several, the better player's. */
export function bestCard(
  ranked: readonly PlayerView[],
  printed: (card: string) => number,
): BestCard | null {
  let best: BestCard | null = null;
  for (const player of ranked) {
    if (player.automaton) continue; // what is printed means nothing in its city
    for (const { card, points: tokens, bonus = 0 } of player.city) {
      const points = printed(card) + tokens + bonus;
      if (points > (best?.points ?? 0)) best = { seat: player.seat, card, points };
    }
  }
  return best;
}

export interface Difference {
  part: string;
  points: number;
}

/** The part of the sheet in which the winner got furthest ahead of the second. */
export function difference(ranked: readonly PlayerView[]): Difference | null {
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return null;
  let most: Difference | null = null;
  for (const [part, mine] of Object.entries(first.score.parts)) {
    const points = mine - (second.score.parts[part] ?? 0);
    if (points > (most?.points ?? 0)) most = { part, points };
  }
  return most;
}

/** Who has most in a part, if it is only one of several and more than nothing. */
export function leaderOf(players: readonly PlayerView[], part: string): number | null {
  const points = players.map((player) => player.score.parts[part] ?? 0);
  const most = Math.max(...points);
  const first = points.indexOf(most);
  if (most <= 0 || players.length < 2 || points.lastIndexOf(most) !== first) return null;
  return players[first]?.seat ?? null;
}
