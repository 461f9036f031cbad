/** What a player has beside the goods of every game: tokens, pieces, cards in zones of boxes. */

import type { ZoneFace } from '../boxes/face';
import { faces } from '../boxes/faces.svelte';
import { knowledge } from '../knowledge/components.svelte';
import type { PlayerView } from '../server/types';

export interface Belonging {
  id: string;
  icon: string;
  n: number;
}

/** Cards of a zone, as far as the reader may know them. */
export interface Apart {
  zone: string;
  icon: string;
  cards: readonly string[];
  size: number;
}

export function tokensOf({ tokens }: PlayerView): Belonging[] {
  return Object.entries(tokens).map(([id, n]) => ({ id, icon: faces.token(id)?.icon ?? 'any', n }));
}

export function piecesOf({ pieces }: PlayerView): Belonging[] {
  return Object.entries(pieces).map(([id, n]) => ({
    id,
    icon: faces.piece(id)?.icon ?? 'piece',
    n,
  }));
}

/** What lies beside the hand, where it is played from. */
export function keptOf(player: PlayerView): Apart[] {
  return apart(player, 'kept');
}

/** What lies beside the city, for all to see. */
export function besideOf(player: PlayerView): Apart[] {
  return apart(player, 'beside');
}

function apart({ aside }: PlayerView, where: ZoneFace['where']): Apart[] {
  return Object.entries(aside).flatMap(([zone, { size, cards = [] }]) => {
    const face = faces.zone(zone) ?? general(cards);
    return size > 0 && face.where === where ? [{ zone, icon: face.icon, cards, size }] : [];
  });
}

/** Cards are kept to be played; whatever else is there lies open. */
function general(cards: readonly string[]): ZoneFace {
  const playable = cards.length > 0 && cards.every((card) => knowledge.card(card) !== undefined);
  return { where: playable ? 'kept' : 'beside', icon: 'card' };
}

/** Whether a player has what takes a line of its own. */
export function hasBelongings(player: PlayerView): boolean {
  const { tokens, pieces } = player;
  const countable = Object.keys(tokens).length + Object.keys(pieces).length;
  return countable > 0 || besideOf(player).length > 0;
}
