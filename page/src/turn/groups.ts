/** The complete list of options, in groups as a player thinks of them. */

import type { Option } from '../server/types';

export type Group = 'worker' | 'event' | 'hand' | 'aside' | 'meadow' | 'shown' | 'answer' | 'end';

const ORDER: readonly Group[] = [
  'answer',
  'worker',
  'event',
  'hand',
  'aside',
  'meadow',
  'shown',
  'end',
];
const VERBS: Record<string, Group> = {
  visit: 'worker',
  event: 'event',
  prepare: 'end',
  pass: 'end',
  done: 'end',
};
const ORIGINS: Record<string, Group> = { hand: 'hand', meadow: 'meadow', revealed: 'shown' };

export function groupOf({ verb, origin, piece }: Option): Group {
  if (piece !== undefined) return 'worker';
  if (origin !== undefined) return ORIGINS[origin] ?? 'aside'; // whatever zone it is kept in
  return VERBS[verb] ?? 'answer';
}

/** Groups that are not empty, in a fixed order. */
export function grouped(options: readonly Option[]): { group: Group; options: Option[] }[] {
  return ORDER.map((group) => ({
    group,
    options: options.filter((option) => groupOf(option) === group),
  })).filter(({ options }) => options.length > 0);
}

const MOST_WAYS = 3; // that the sentence of the bar has room for
const WAYS: Record<string, string> = {
  visit: 'worker',
  event: 'worker',
  play: 'play',
  prepare: 'prepare',
  pass: 'pass',
};

/** What a turn offers, as it is said: by words of the page, or by those of the box it is of. */
export interface WayOfTurn {
  readonly way: string;
  readonly brought: boolean;
}

/**
 * The ways to spend a turn, in the order in which they are said, three at most. What every game has
 * comes first and what ends a season last; of what boxes bring, that is named which is `worded`.
 */
export function waysOfTurn(
  options: readonly Option[],
  worded: (verb: string) => boolean,
): WayOfTurn[] {
  const verbs = [...new Set(options.map(({ verb }) => verb))];
  const found = new Set(verbs.map((verb) => WAYS[verb]));
  const common = (ways: string[]): WayOfTurn[] =>
    ways.filter((way) => found.has(way)).map((way) => ({ way, brought: false }));
  const [first, last] = [common(['worker', 'play']), common(['prepare', 'pass'])];
  const brought = verbs
    .filter((verb) => WAYS[verb] === undefined && worded(verb))
    .map((way) => ({ way, brought: true }));
  const room = Math.max(0, MOST_WAYS - first.length - last.length);
  return [...first, ...brought.slice(0, room), ...last];
}
