/** Behind which tab of a phone a thing lies. */

import type { GameView, Target } from '../server/types';
import { faces } from '../boxes/faces.svelte';
import { besideOf } from './belongings';
import type { Tab } from './panes.svelte';
import { heldPlaces } from './parts';

/** Null for what is always in view: the hand and what is kept beside it, my supply, the buttons. */
export function tabOf(thing: Target, game: GameView | null): Tab | null {
  const me = game?.seat ?? null;
  if ('place' in thing) return ofPlace(thing.place, game);
  if ('zone' in thing) return inZone(thing, game);
  if ('city' in thing) return thing.city === me ? 'city' : 'others';
  if ('seat' in thing) return thing.seat === me ? 'city' : 'others';
  return null;
}

/** Some places lie beside the cities of players. */
function ofPlace(id: string, game: GameView | null): Tab {
  const held = game === null ? [] : heldPlaces(game, faces.part);
  const holder = held.find(({ place }) => place.id === id)?.holder;
  return holder === undefined ? 'board' : holder === game?.seat ? 'city' : 'others';
}

/**
 * Cards on their way lie on top of everything, and so does what can be chosen from an open pile;
 * what a player keeps to play lies beside the hand, anything else of a player's beside the city.
 */
function inZone(
  { zone, card, spot }: Extract<Target, { zone: string }>,
  game: GameView | null,
): Tab | null {
  const isPile = game !== null && zone in game.piles;
  if (['hand', 'shown'].includes(zone) || (isPile && card !== undefined)) return null;
  if (isAsked(zone, game)) return null;
  if (inRow({ zone, card, spot }, game)) return 'board';
  const owner = game?.players.find(({ seat, aside }) => seat === game.seat && zone in aside);
  if (owner === undefined) return 'board';
  return besideOf(owner).some((apart) => apart.zone === zone) ? 'city' : null;
}

/** What is chosen from lies over everything, where a box has a view for the question. */
function isAsked(zone: string, game: GameView | null): boolean {
  const prompt = game?.decision?.prompt ?? '';
  return game !== null && faces.question(prompt, game.boxes) !== undefined && zone !== 'hand';
}

/** A row of the table may be called as a zone of a player. */
function inRow(
  { zone, card, spot }: Extract<Target, { zone: string }>,
  game: GameView | null,
): boolean {
  const row = game?.rows[zone];
  return row !== undefined && (spot !== undefined || row.some((lying) => lying === card));
}
