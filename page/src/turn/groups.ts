/** The complete list of options, in groups as a player thinks of them. */

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
const ORIGINS: Record<string, Group> = { hand: 'hand', meadow: 'meadow', revealed: 'shown' };

export function groupOf(option: string): Group {
  const [word, , origin = ''] = option.split(':');
  switch (word) {
    case 'visit':
      return 'worker';
    case 'event':
      return 'event';
    case 'play':
      return ORIGINS[origin] ?? 'aside'; // whatever zone it is kept in
    case 'prepare':
    case 'pass':
    case 'done':
      return 'end';
    default:
      return 'answer';
  }
}

/** Groups that are not empty, in a fixed order. */
export function grouped(options: readonly string[]): { group: Group; options: string[] }[] {
  return ORDER.map((group) => ({
    group,
    options: options.filter((option) => groupOf(option) === group),
  })).filter(({ options }) => options.length > 0);
}

/** What a turn offers, in the order in which it is said. */
export function waysOfTurn(options: readonly string[]): ('worker' | 'play' | 'prepare' | 'pass')[] {
  const begins = (word: string) => options.some((option) => option.startsWith(word));
  const found: ('worker' | 'play' | 'prepare' | 'pass')[] = [];
  if (begins('visit:') || begins('event:')) found.push('worker');
  if (begins('play:')) found.push('play');
  if (begins('prepare')) found.push('prepare');
  if (begins('pass')) found.push('pass');
  return found;
}
