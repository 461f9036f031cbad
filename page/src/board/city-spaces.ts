/** How the cards of a city lie on its spaces. */

import type { CityCard } from '../server/types';
import { cityThing, type Thing } from '../turn/targets';

/** What a city has room for by itself; some cards open more. */
export const SPACES = 15;

/** What is printed on a card about the room it takes and makes. */
export interface Room {
  spaces: number;
  adds_space?: number;
}

/** A card of a city, and what it is called among the things of the board. */
export interface Lying {
  card: CityCard;
  thing: Thing;
}

/** One space with the cards that share it, from the top down. */
export interface Space {
  slot: number;
  cards: Lying[];
}

export interface Layout {
  spaces: Space[];
  /** How many spaces the city has. */
  total: number;
  /** Spaces that are still empty. */
  empty: number;
  /** Cards that take no space. */
  beside: Lying[];
}

/** Whether something lies on a card or beneath it. */
export function isLoaded(card: CityCard): boolean {
  return (
    card.occupied ||
    card.points > 0 ||
    card.workers.length + card.settled.length + card.held.length > 0 ||
    Object.keys(card.stored).length > 0
  );
}

/** Lay out a city; `roomOf` says what room a card takes and makes. */
export function layOut(
  seat: number,
  city: readonly CityCard[],
  roomOf: (card: string) => Room | undefined,
): Layout {
  const seen = new Map<string, number>();
  const spaces = new Map<number, Space>();
  const guests: Lying[] = [];
  const beside: Lying[] = [];
  let total = SPACES;
  let taken = 0;
  for (const card of city) {
    const ordinal = (seen.get(card.card) ?? 0) + 1;
    seen.set(card.card, ordinal);
    const lying = { card, thing: cityThing(seat, card.card, ordinal) };
    const { spaces: size, adds_space: more = 0 } = roomOf(card.card) ?? { spaces: 1 };
    total += more;
    if (card.shares_with !== null) guests.push(lying);
    else if (size === 0) beside.push(lying);
    else {
      spaces.set(card.slot, { slot: card.slot, cards: [lying] });
      taken += size;
    }
  }
  for (const guest of guests) {
    const host = spaces.get(guest.card.shares_with ?? -1);
    const beneath = roomOf(guest.card.card)?.spaces === 0;
    if (host === undefined) beside.push(guest);
    else if (guest.card.kind === 'construction' && !beneath) host.cards.unshift(guest);
    else host.cards.push(guest);
  }
  return { spaces: [...spaces.values()], total, empty: Math.max(0, total - taken), beside };
}
