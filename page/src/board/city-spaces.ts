/** How the cards of a city lie on its spaces. */

import type { CityCard } from '../server/types';
import { cityThing, type Thing } from '../turn/targets';

export const SPACES = 15;

/** A card of a city, and what it is called among the things of the board. */
export interface Lying {
  card: CityCard;
  thing: Thing;
}

/** One space with the cards that share it. */
export interface Space {
  slot: number;
  cards: Lying[];
}

export interface Layout {
  spaces: Space[];
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

/** Lay out a city; `sizeOf` says how many spaces a card takes. */
export function layOut(
  seat: number,
  city: readonly CityCard[],
  sizeOf: (card: string) => number,
): Layout {
  const seen = new Map<string, number>();
  const spaces = new Map<number, Space>();
  const guests: Lying[] = [];
  const beside: Lying[] = [];
  let taken = 0;
  for (const card of city) {
    const ordinal = (seen.get(card.card) ?? 0) + 1;
    seen.set(card.card, ordinal);
    const lying = { card, thing: cityThing(seat, card.card, ordinal) };
    const size = sizeOf(card.card);
    if (card.shares_with !== null) guests.push(lying);
    else if (size === 0) beside.push(lying);
    else {
      spaces.set(card.slot, { slot: card.slot, cards: [lying] });
      taken += size;
    }
  }
  for (const guest of guests) {
    spaces.get(guest.card.shares_with ?? -1)?.cards.push(guest);
  }
  return { spaces: [...spaces.values()], empty: Math.max(0, SPACES - taken), beside };
}
