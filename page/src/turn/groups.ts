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

/** What a turn offers, in the order in which it is said. */
export function waysOfTurn(options: readonly Option[]): ('worker' | 'play' | 'prepare' | 'pass')[] {
  const verbs = new Set(options.map(({ verb }) => verb));
  const found: ('worker' | 'play' | 'prepare' | 'pass')[] = [];
  if (verbs.has('visit') || verbs.has('event')) found.push('worker');
  if (verbs.has('play')) found.push('play');
  if (verbs.has('prepare')) found.push('prepare');
  if (verbs.has('pass')) found.push('pass');
  return found;
}
