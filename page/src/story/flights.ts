/**
 * Which pieces move on the board when something has happened. The board shows the new state
 * already, so each end of a flight is a list of spots: the first that can be seen is taken.
 */

import type { ChosenEvent, Entry, Target } from '../server/types';
import { KINDS } from '../turn/amounts';
import { cardsOf, kindOf, numberOf, resourcesOf, seatOf, wordOf } from './entries';

/** A thing on the board, a player's panel, what is kept aside from the hand, or a pile. */
export type Spot = Target | { player: number } | { kept: number } | { pile: 'deck' | 'discard' };

export type Piece =
  /** A worker, or another piece by its id. */
  | { type: 'worker'; seat: number; piece?: string }
  /** A card; without an id one that is not to be seen. */
  | { type: 'card'; id: string | null }
  | { type: 'good'; kind: string; n: number }
  | { type: 'points'; n: number };

export interface Flight {
  piece: Piece;
  from: Spot[];
  to: Spot[];
}

const MOST_CARDS = 3; // of those drawn or discarded at once: more would only be a crowd

/** Whether a card is dealt to be kept aside, and so never played from a hand. */
export type IsKept = (card: string) => boolean;

export function flightsOf(event: ChosenEvent, isKept: IsKept): Flight[] {
  return event.entries.flatMap((entry, index) => flightsFor(entry, index, event.entries, isKept));
}

function flightsFor(entry: Entry, index: number, all: readonly Entry[], isKept: IsKept): Flight[] {
  const seat = seatOf(entry);
  const home: Spot[] = [{ player: seat }];
  switch (kindOf(entry)) {
    case 'visited':
    case 'achieved':
      return [{ piece: placed(entry), from: home, to: atPlace(entry) }];
    case 'visited_card':
      return [{ piece: placed(entry), from: home, to: inCity(entry) }];
    case 'lift':
    case 'recall': {
      const from = entry.card === undefined ? atPlace(entry) : inCity(entry);
      return [{ piece: { type: 'worker', seat }, from, to: home }];
    }
    case 'played': {
      const id = wordOf(entry, 'card');
      const from = id !== null && isKept(id) ? [{ kept: seat }] : leftMeadow(index, all);
      return [{ piece: { type: 'card', id }, from: [...from, ...home], to: inCity(entry) }];
    }
    case 'stole': {
      const piece: Piece = { type: 'card', id: wordOf(entry, 'card') };
      const to = [...inCityOf(seat, wordOf(entry, 'card')), ...home];
      return [{ piece, from: playerOf(entry, 'of'), to }];
    }
    case 'swapped_hands': {
      const other: Spot[] = playerOf(entry, 'to');
      const back = { ...entry, n: numberOf(entry, 'got') ?? 0 };
      return [...cards(entry, home, other), ...cards(back, other, home)];
    }
    case 'left_city':
      return [
        {
          piece: { type: 'card', id: wordOf(entry, 'card') },
          from: home,
          to: [{ pile: 'discard' }],
        },
      ];
    case 'took_from_meadow': {
      const piece: Piece = { type: 'card', id: wordOf(entry, 'card') };
      return [{ piece, from: [...leftMeadow(index, all), { pile: 'deck' }], to: home }];
    }
    case 'drew':
      return cards(entry, [{ pile: 'deck' }], home);
    case 'discarded':
    case 'discarded_shown':
      return cards(entry, home, [{ pile: 'discard' }]);
    case 'gave_cards':
      return cards(entry, home, playerOf(entry, 'to'));
    case 'gained':
      return KINDS.filter((kind) => (resourcesOf(entry)[kind] ?? 0) > 0).map((kind) => ({
        piece: { type: 'good', kind, n: resourcesOf(entry)[kind] ?? 0 },
        from: origin(entry),
        to: home,
      }));
    case 'gained_tokens': {
      const kind = wordOf(entry, 'token');
      const piece: Piece = { type: 'good', kind: kind ?? '', n: numberOf(entry, 'n') ?? 1 };
      return kind === null || seat < 0 ? [] : [{ piece, from: origin(entry), to: home }];
    }
    case 'gained_points': {
      const piece: Piece = { type: 'points', n: numberOf(entry, 'points') ?? 0 };
      return [{ piece, from: origin(entry), to: home }];
    }
    default:
      return [];
  }
}

function placed(entry: Entry): Piece {
  const { piece } = entry;
  return { type: 'worker', seat: seatOf(entry), ...(piece === undefined ? {} : { piece }) };
}

function atPlace({ place }: Entry): Spot[] {
  return place === undefined ? [] : [{ place }];
}

function inCity(entry: Entry): Spot[] {
  const city = entry.city ?? entry.seat;
  return [...inCityOf(city, wordOf(entry, 'card')), { player: city }];
}

function inCityOf(city: number, card: string | null): Spot[] {
  return card === null ? [] : [{ city, card }];
}

function playerOf(entry: Entry, detail: 'of' | 'to'): Spot[] {
  const player = numberOf(entry, detail);
  return player === null ? [] : [{ player }];
}

/** Where goods come from: the place or the card that gave them. */
function origin({ source, seat }: Entry): Spot[] {
  return source === undefined ? [] : [{ place: source }, { city: seat, card: source }];
}

/** The place of the meadow that a card left: the card that came next lies there now. */
function leftMeadow(index: number, all: readonly Entry[]): Spot[] {
  for (const beside of [all[index - 1], all[index + 1]]) {
    if (beside === undefined || kindOf(beside) !== 'meadow') continue;
    return beside.card === undefined ? [] : [{ zone: 'meadow', card: beside.card }];
  }
  return [];
}

function cards(entry: Entry, from: Spot[], to: Spot[]): Flight[] {
  const seen = cardsOf(entry);
  const n = numberOf(entry, 'n') ?? seen.length;
  return Array.from({ length: Math.min(n, MOST_CARDS) }, (_, index) => ({
    piece: { type: 'card', id: seen[index] ?? null },
    from,
    to,
  }));
}

// When they start ------------------------------------------------------------------------------

export interface Pace {
  /** Milliseconds that one piece is in the air. */
  flight: number;
  /** Between pieces of one choice. */
  gap: number;
  /** Between one choice and the next. */
  pause: number;
}

export const PACES: Record<'fast' | 'full', Pace> = {
  fast: { flight: 300, gap: 40, pause: 140 },
  full: { flight: 560, gap: 90, pause: 380 },
};

const LONGEST = 4_000; // milliseconds that all of it may last: a show must not keep players waiting

/** Flights with the moment at which each starts; if it is too much, the oldest are left out. */
export function timed(
  events: readonly ChosenEvent[],
  pace: Pace,
  isKept: IsKept,
): { flight: Flight; delay: number }[] {
  const shown: { flight: Flight; delay: number }[][] = [];
  let lasts = 0;
  for (const event of [...events].reverse()) {
    const flights = flightsOf(event, isKept);
    if (flights.length === 0) continue;
    const length = (flights.length - 1) * pace.gap + pace.pause;
    if (shown.length > 0 && lasts + length + pace.flight > LONGEST) break;
    shown.unshift(flights.map((flight, index) => ({ flight, delay: index * pace.gap })));
    lasts += length;
  }
  let start = 0;
  return shown.flatMap((group) => {
    const moved = group.map(({ flight, delay }) => ({ flight, delay: start + delay }));
    start += (group.length - 1) * pace.gap + pace.pause;
    return moved;
  });
}
