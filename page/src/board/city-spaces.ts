/** How the cards of a city lie on its spaces. */

import type { CityCard, PlayerView, Target } from '../server/types';
import { spacesOf } from './standing';

/** A card of a city, as a thing of the board. */
export interface Lying {
  card: CityCard;
  thing: Target;
}

/** One space with the cards that share it, from the top down. */
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
  player: Pick<PlayerView, 'seat' | 'city' | 'spaces' | 'spaces_used'>,
  sizeOf: (card: string) => number | undefined,
): Layout {
  const spaces = new Map<number, Space>();
  const guests: Lying[] = [];
  const beside: Lying[] = [];
  for (const card of player.city) {
    const lying = { card, thing: { city: player.seat, card: card.card, slot: card.slot } };
    if (card.shares_with !== null) guests.push(lying);
    else if (sizeOf(card.card) === 0) beside.push(lying);
    else spaces.set(card.slot, { slot: card.slot, cards: [lying] });
  }
  for (const guest of guests) {
    const host = spaces.get(guest.card.shares_with ?? -1);
    const beneath = sizeOf(guest.card.card) === 0;
    if (host === undefined) beside.push(guest);
    else if (guest.card.kind === 'construction' && !beneath) host.cards.unshift(guest);
    else host.cards.push(guest);
  }
  const room = spacesOf(player);
  const empty = Math.max(0, room.all - room.used);
  return { spaces: [...spaces.values()], empty, beside };
}

/** How another's city stands in few rows, its tiles as wide as that allows. */
export interface Arranged {
  columns: number;
  /** Closer together than usual. */
  dense: boolean;
  /** Cards that share a space have two places, side by side. */
  spread: boolean;
  /** Empty spaces that are drawn, and those that are only told. */
  empty: number;
  more: number;
}

const USUAL_CITY = 15;

/** Further cards make more columns, not more rows: each stays high enough for its name. */
export function arrange({ spaces, empty, beside }: Layout, rows: number): Arranged {
  const usual = Math.ceil(USUAL_CITY / rows);
  const shared = spaces.filter(({ cards }) => cards.length > 1).length;
  const single = spaces.length + beside.length + Math.min(1, empty);
  const spread = Math.ceil((single + shared) / rows) <= usual + 1;
  const least = single + (spread ? shared : 0);
  const columns = Math.max(usual, Math.ceil(least / rows));
  const drawn = Math.min(empty, Math.min(1, empty) + rows * columns - least);
  return { columns, dense: columns > usual, spread, empty: drawn, more: empty - drawn };
}
