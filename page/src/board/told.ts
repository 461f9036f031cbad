/** What icons, numbers and figures say when they are pointed at. */

import { knowledge } from '../knowledge/components.svelte';
import type { CardFigures, CityCard, PlaceView } from '../server/types';
import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';
import * as labels from './labels';

/** So many of a sort of goods; tokens may have words of their own for it. */
export function amount(kind: string, n: number): string {
  if (words.has(`resource-${kind}`)) return words.say(`resource-${kind}.amount`, { n });
  const token = messageId(kind);
  return words.has(`token-${token}.amount`)
    ? words.say(`token-${token}.amount`, { n })
    : words.say('told-chip', { what: words.token(kind), n });
}

/** What a type of cards does. */
export function type(color: string): string {
  return words.has(`told-color-${color}`)
    ? words.say(`told-color-${color}`)
    : words.say('told-color-none');
}

/** The head of a card: what sort of card it is, and what that means. */
export function face(kind: string, color: string): string {
  return words.say('told-face', { kind: words.say(`kind-${kind}`), type: type(color) });
}

/** The cards named at the foot of a card. */
export function homes({ kind }: Pick<CardFigures, 'kind'>, cards: string): string {
  return kind === 'critter'
    ? words.say('told-homes', { cards })
    : words.say('told-guests', { cards });
}

/** A place or an event: its name, what it does, and more about it. */
export function component(id: string, ...more: string[]): string {
  return [words.name(id), words.rules(id), ...more].join('\n');
}

/** A location, and who is there. */
export function place({ id, workers }: PlaceView, names: readonly string[]): string {
  return component(id, ...(workers.length > 0 ? [labels.standing(workers, names)] : []));
}

/** A card of a city with all that lies on it. */
export function lying(
  card: CityCard,
  sharers: readonly string[],
  names: readonly string[],
): string {
  return component(card.card, ...labels.lies(card, sharers, names));
}

/** Workers of one player who stand together, or other pieces, which are called by their name. */
export function standing(n: number, player: string, mine: boolean, piece?: string): string {
  if (piece !== undefined) return [player, words.token(piece)].join(' · ');
  return words.say(mine ? 'told-standing.mine' : 'told-standing', { n, player });
}

/** In which season a player is. */
export function season(season: string, player: string, mine: boolean): string {
  return mine
    ? words.say(`told-season-${season}.mine`)
    : words.say(`told-season-${season}`, { player });
}

/** The room that a place has left. */
export function room(piece: string | undefined, shared: boolean): string {
  if (shared) return words.say('told-room-many');
  return piece === undefined
    ? words.say('told-room')
    : words.say('told-room-piece', { piece: words.token(piece) });
}

/** A card that an event needs, and whether it is there. */
export function need(card: string, there: boolean): string {
  const name = words.name(card);
  return words.say(there ? 'told-event-card-there' : 'told-event-card', { card: name });
}

/** Cards that lie beneath something. */
export function beneath(cards: readonly string[]): string {
  const names = words.list(cards.map((card) => words.name(card)));
  return words.say('told-beneath', { n: cards.length, cards: names });
}

/** The mark of a card that is not common. */
export function rarity(id: string): string | null {
  switch (knowledge.card(id)?.rarity) {
    case 'unique':
      return words.say('told-unique');
    case 'legend':
      return words.say('told-legend');
    default:
      return null;
  }
}
