/** What not every game has: seasons to go through, and cities with bounds. */

import { seasons, type Season } from '../art/backdrop';
import type { PlayerView } from '../server/types';

/** The season that a player is in; where there are none, it stays the first. */
export function seasonOf(player?: Pick<PlayerView, 'season'>): Season {
  return seasons.find((one) => one === player?.season) ?? seasons[0];
}

/** How many spaces a city has, and how many are taken; none where it has no bounds. */
export function spacesOf(player: Pick<PlayerView, 'spaces' | 'spaces_used'>): {
  all: number;
  used: number;
} {
  return { all: player.spaces ?? 0, used: player.spaces_used ?? 0 };
}
