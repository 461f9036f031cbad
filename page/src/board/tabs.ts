/** Behind which tab of a phone a thing lies. */

import type { GameView, Target } from '../server/types';
import type { Tab } from './panes.svelte';

/** Null for what is always in view: the hand and what is kept beside it, my supply, the buttons. */
export function tabOf(thing: Target, game: GameView | null): Tab | null {
  const me = game?.seat ?? null;
  if ('place' in thing) return 'board';
  if ('zone' in thing) return isInView(thing.zone, game) ? null : 'board';
  if ('city' in thing) return thing.city === me ? 'city' : 'others';
  if ('seat' in thing) return thing.seat === me ? 'city' : 'others';
  return null;
}

/** Cards on their way lie on top of everything; whatever else is a player's lies beside the hand. */
function isInView(zone: string, game: GameView | null): boolean {
  const kept = game?.players.some(({ aside }) => zone in aside) ?? false;
  return kept || ['hand', 'shown'].includes(zone);
}
