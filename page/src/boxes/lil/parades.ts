/** The four parades: what they ask for, who has won one, and how far a player has come. */

import type { GameView, PlayerView } from '../../server/types';

export interface Parade {
  /** What the ids of its tiles begin with. */
  name: string;
  /** What it asks for so many of. */
  sign: 'creature' | 'place' | 'rainbow' | 'one_color';
  wanted: number;
}

const FREE = 'green'; // of the parade of one colour: it does not count there

/** In the order in which they lie on the board. */
export const PARADES: readonly Parade[] = [
  { name: 'lil_parade_creatures', sign: 'creature', wanted: 5 },
  { name: 'lil_parade_places', sign: 'place', wanted: 5 },
  { name: 'lil_parade_rainbow', sign: 'rainbow', wanted: 5 },
  { name: 'lil_parade_one_color', sign: 'one_color', wanted: 3 },
];

type Home = Pick<PlayerView, 'city' | 'aside'>;

const wonBy = ({ aside }: Pick<PlayerView, 'aside'>): readonly string[] =>
  aside['parades']?.cards ?? [];

/** How much of what a parade asks for a home has. */
export function reached({ sign, wanted }: Parade, { city }: Pick<Home, 'city'>): number {
  return Math.min(wanted, count(sign, city));
}

function count(sign: Parade['sign'], city: Home['city']): number {
  switch (sign) {
    case 'rainbow':
      return new Set(city.map(({ color }) => color)).size;
    case 'one_color': {
      const colors = city.map(({ color }) => color).filter((color) => color !== FREE);
      return Math.max(0, ...colors.map((one) => colors.filter((color) => color === one).length));
    }
    default:
      return city.filter(({ kind }) => kind === sign).length;
  }
}

/** The tile of a parade that a player has won. */
export function tileOf({ name }: Parade, player: Pick<PlayerView, 'aside'>): string | undefined {
  return wonBy(player).find((tile) => tile.startsWith(`${name}_`));
}

/** The seats that have won one. */
export function winners(parade: Parade, { players }: Pick<GameView, 'players'>): number[] {
  return players.filter((one) => tileOf(parade, one) !== undefined).map(({ seat }) => seat);
}
