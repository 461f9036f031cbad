/** At the end each player has been the best in something. */

import type { PlayerView } from '../../server/types';
import { PARADES, reached } from './parades';

export type Title =
  | 'creatures'
  | 'places'
  | 'colors'
  | 'parades'
  | 'points'
  | 'goods'
  | 'green'
  | 'red'
  | 'blue'
  | 'tan'
  | 'purple'
  | 'dancer'
  | 'dreamer'
  | 'guest'
  | 'friend';

type Player = Pick<PlayerView, 'seat' | 'city' | 'aside' | 'points' | 'resources' | 'score'>;

const ofColor =
  (color: string) =>
  ({ city }: Player): number =>
    city.filter((card) => card.color === color).length;
const ofKind =
  (kind: string) =>
  ({ city }: Player): number =>
    city.filter((card) => card.kind === kind).length;

/** What may be had most of, in the order in which it is looked at. */
const MEASURES: readonly (readonly [Title, (player: Player) => number])[] = [
  ['creatures', ofKind('creature')],
  ['places', ofKind('place')],
  ['parades', (player) => player.aside['parades']?.size ?? 0],
  ['colors', (player) => reached(PARADES[2] ?? { name: '', sign: 'rainbow', wanted: 5 }, player)],
  ['points', ({ points }) => points],
  ['goods', ({ resources }) => Object.values(resources).reduce((sum, n) => sum + n, 0)],
  ['green', ofColor('green')],
  ['red', ofColor('red')],
  ['blue', ofColor('blue')],
  ['tan', ofColor('tan')],
  ['purple', ofColor('purple')],
];
/** For those who share all their records with others: four, for there are four seats at most. */
const ALWAYS: readonly Title[] = ['dancer', 'dreamer', 'guest', 'friend'];

/**
 * A title for each seat, each another one, and true: no player has more of what it is for. Those with
 * the fewest points choose first.
 */
export function titlesOf(players: readonly Player[]): Map<number, Title> {
  const titles = new Map<number, Title>();
  const free = new Set(MEASURES.map(([title]) => title));
  const always = [...ALWAYS];
  for (const player of players.toSorted((a, b) => a.score.total - b.score.total)) {
    const best = MEASURES.find(([title, measure]) => {
      const own = measure(player);
      return free.has(title) && own > 0 && players.every((other) => measure(other) <= own);
    });
    const title = best?.[0] ?? always.shift() ?? 'friend';
    free.delete(title);
    titles.set(player.seat, title);
  }
  return titles;
}
