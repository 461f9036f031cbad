/** How a game went: the scores over time, the seasons, and who was ahead when. */

import type { components } from '../server/schema';
import type { ChosenEvent } from '../server/types';
import { kindOf, numberOf, seatOf, wordOf } from '../story/entries';
import { endsTurn } from '../story/log';

export type Replay = components['schemas']['Replay'];
type Moment = Replay['moments'][number];

export interface SeasonMark {
  seat: number;
  season: string;
  /** The moment in which the season had come. */
  n: number;
  score: number;
}

/** When each player came to a season. `moments` are those of `standing`, one to one from the end. */
export function seasonsOf(
  standing: readonly ChosenEvent[],
  moments: readonly Moment[],
): SeasonMark[] {
  const shift = standing.length - moments.length;
  return moments.flatMap((moment, index) => {
    const entries = standing[index + shift]?.entries ?? [];
    return entries.flatMap((entry) => {
      const season = kindOf(entry) === 'season' ? wordOf(entry, 'season') : null;
      const seat = seatOf(entry);
      if (season === null) return [];
      return [{ seat, season, n: moment.n, score: moment.scores[seat] ?? 0 }];
    });
  });
}

export interface SeasonRange {
  season: string;
  /** With how many points each seat came to it; those who have not come are missing. */
  scores: ReadonlyMap<number, number>;
  lowest: number;
  highest: number;
}

/** Between which scores players came to each season, in the order of the year. */
export function rangesOf(marks: readonly SeasonMark[]): SeasonRange[] {
  const seasons = ['spring', 'summer', 'autumn'];
  return seasons.flatMap((season) => {
    const scores = new Map(
      marks.filter((mark) => mark.season === season).map(({ seat, score }) => [seat, score]),
    );
    if (scores.size === 0) return [];
    const all = [...scores.values()];
    return [{ season, scores, lowest: Math.min(...all), highest: Math.max(...all) }];
  });
}

export interface TurningPoint {
  /** The moment from which the winner was ahead for good; null if it was so from the start. */
  n: number | null;
  seat: number;
  /** Who was ahead, or level, before. */
  before: number[];
}

/** Since when the one who is ahead at the end was ahead alone; null if none is. */
export function turningPoint(moments: readonly Moment[]): TurningPoint | null {
  const last = moments.at(-1);
  const [seat, ...level] = leaders(last);
  if (seat === undefined || level.length > 0) return null;
  const index = moments.findLastIndex((moment) => leaders(moment).some((one) => one !== seat));
  const before = leaders(moments[index]).filter((one) => one !== seat);
  // Before anybody has a point all are level, and no lead has been lost.
  const scored = (moments[index]?.scores ?? []).some((score) => score > 0);
  if (index < 0 || !scored) return { n: null, seat, before: [] };
  return { n: moments[index + 1]?.n ?? null, seat, before };
}

function leaders(moment: Moment | undefined): number[] {
  if (moment === undefined) return [];
  const most = Math.max(...moment.scores);
  return moment.scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

export interface Leap {
  seat: number;
  points: number;
  /** The moment in which the turn had ended. */
  n: number;
  /** The card that was played or the event that was achieved in it, if one was. */
  with: string | null;
}

/** The turn that brought its player most points. */
export function bestTurn(
  standing: readonly ChosenEvent[],
  moments: readonly Moment[],
): Leap | null {
  const shift = standing.length - moments.length;
  let best: Leap | null = null;
  let begin = 0; // the score of the one who plays, when the turn began
  let fresh = true;
  let feat: string | null = null;
  for (const [index, moment] of moments.entries()) {
    const choice = standing[index + shift];
    if (choice === undefined) continue;
    if (fresh) {
      begin = moments[index - 1]?.scores[moment.seat] ?? 0;
      feat = null;
    }
    feat = featOf(choice) ?? feat;
    fresh = endsTurn(choice) || moments[index + 1]?.seat !== moment.seat;
    const points = (moment.scores[moment.seat] ?? 0) - begin;
    if (fresh && points > (best?.points ?? 0)) {
      best = { seat: moment.seat, points, n: moment.n, with: feat };
    }
  }
  return best;
}

function featOf(choice: ChosenEvent): string | null {
  for (const entry of choice.entries) {
    if (seatOf(entry) !== choice.seat) continue;
    if (kindOf(entry) === 'achieved') return wordOf(entry, 'place');
    if (kindOf(entry) === 'played' && numberOf(entry, 'city') === choice.seat) {
      return wordOf(entry, 'card');
    }
  }
  return null;
}
