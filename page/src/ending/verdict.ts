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
  /** Those who were level with the winners until that step, without the winners. */
  level: number[];
  /** By how much the winners are ahead of the next at that step; 0 if nobody is. */
  margin: number;
}

type Standing = readonly [points: number, events: number, resources: number];

export function standingOf(player: PlayerView): Standing {
  const resources = Object.values(player.resources).reduce((sum, n) => sum + n, 0);
  return [player.score.total, player.events.length, resources];
}

const STEPS = ['points', 'events', 'resources'] as const;

export function verdictOf(players: readonly PlayerView[], winners: readonly number[]): Verdict {
  const won = new Set(winners);
  const best = players.find((player) => won.has(player.seat));
  const others = players.filter((player) => !won.has(player.seat));
  if (best === undefined) return { winners: [], by: 'points', level: [], margin: 0 };
  let level = others;
  for (const [index, step] of STEPS.entries()) {
    const mine = standingOf(best)[index] ?? 0;
    const theirs = level.map((player) => standingOf(player)[index] ?? 0);
    const next = level.filter((_, at) => theirs[at] === mine);
    // Several winners are level to the last, whoever else fell behind on the way.
    if (winners.length === 1 && next.length === 0) {
      const margin = theirs.length > 0 ? mine - Math.max(...theirs) : 0;
      return { winners: [...winners], by: step, level: level.map(({ seat }) => seat), margin };
    }
    level = next;
  }
  return { winners: [...winners], by: 'shared', level: [], margin: 0 };
}

/** Everybody, the best first; those who are level in the order of their seats. */
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
