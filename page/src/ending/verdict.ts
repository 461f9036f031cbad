/**
 * Who won, and what decided it. The server names the winners; here it is only found out at which
 * step of the comparison they were ahead: points, then achieved events, then resources left.
 */

import type { PlayerView } from '../server/types';

export type Step = 'points' | 'events' | 'resources' | 'shared';

export interface Verdict {
  winners: number[];
  /** What decided. */
  by: Step;
  /** Those who came next at that step, and had been level with the winner until then. */
  next: number[];
  /** By how much the winner is ahead of them at that step. */
  margin: number;
}

type Standing = readonly [points: number, events: number, resources: number];

export function standingOf(player: PlayerView): Standing {
  const resources = Object.values(player.resources).reduce((sum, n) => sum + n, 0);
  return [player.score.total, player.events.length, resources];
}

const STEPS = ['points', 'events', 'resources'] as const;

export function verdictOf(players: readonly PlayerView[], winners: readonly number[]): Verdict {
  const [seat, ...level] = winners;
  const best = players.find((player) => player.seat === seat);
  let others = players.filter((player) => player.seat !== seat);
  // Several winners are level to the last, even if others fell behind on the way.
  if (best === undefined || level.length > 0) {
    return { winners: [...winners], by: 'shared', next: [], margin: 0 };
  }
  for (const [index, step] of STEPS.entries()) {
    const worth = (player: PlayerView): number => standingOf(player)[index] ?? 0;
    const most = Math.max(...others.map(worth));
    others = others.filter((player) => worth(player) === most);
    if (most === worth(best)) continue;
    const next = others.map((player) => player.seat);
    return {
      winners: [...winners],
      by: step,
      next,
      margin: next.length > 0 ? worth(best) - most : 0,
    };
  }
  return { winners: [...winners], by: 'shared', next: [], margin: 0 };
}

/** All players, the best first; those who are level in the order of their seats. */
export function ranked(players: readonly PlayerView[]): PlayerView[] {
  return [...players].sort((one, other) => {
    const [mine, theirs] = [standingOf(one), standingOf(other)];
    const step = mine.findIndex((n, index) => n !== theirs[index]);
    return step < 0 ? one.seat - other.seat : (theirs[step] ?? 0) - (mine[step] ?? 0);
  });
}

/** The parts that anybody has points in, in the order of the sheet. */
export function partsOf(players: readonly PlayerView[]): string[] {
  const parts = new Set(players.flatMap((player) => Object.keys(player.score.parts)));
  return [...parts];
}
