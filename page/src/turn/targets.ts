/**
 * What an option touches on the board.
 *
 * The engine lists the options; here they are only sorted by the thing a player would reach for.
 * Nothing is judged. A thing is named by a short text:
 *   hand:CARD  meadow:CARD  shown:CARD     a card, all copies alike
 *   aside:ZONE:CARD                        a card that its player keeps aside from the hand
 *   spot:N                                 a place of the meadow, counted from 1
 *   place:ID                               a location or an event
 *   city:SEAT:CARD:N                       the Nth of these cards in a city, counted from 1
 *   seat:N  resource:KIND  deck  discard   a player, a pile of goods, a pile of cards
 *   prepare  pass  done                    the buttons of a turn
 */

import type { DecisionView, GameView } from '../server/types';
import { idsOf } from './offers';

export type Thing = string;
export type Targets = Map<Thing, string[]>;

/** Under this name stand the options that touch nothing on the board. */
export const NOTHING: Thing = '';

const RESOURCES = new Set(['twig', 'resin', 'pebble', 'berry']);
const BUTTONS = new Set(['prepare', 'pass', 'done']);
// Words whose card or place is named without a seat: a place of the board, or a card of one's own.
const OF_PLACE_OR_CITY = new Set([
  'visit',
  'event',
  'lift',
  'recall',
  'activate',
  'copy',
  'produce',
  'trigger',
  'demolish',
  'replace',
  'under',
]);
// Where the cards lie that a prompt asks about.
const CARDS_OF: Record<string, 'hand' | 'meadow' | 'shown'> = {
  discard: 'hand',
  'give-cards': 'hand',
  'put-critters': 'hand',
  'discard-meadow': 'meadow',
  'take-meadow': 'meadow',
  keep: 'shown',
  'take-revealed': 'shown',
  'show-card': 'shown',
};
const ORIGINS: Record<string, string> = { hand: 'hand', meadow: 'meadow', revealed: 'shown' };

export const cityThing = (seat: number, card: string, ordinal: number): Thing =>
  `city:${seat}:${card}:${ordinal}`;

export const asideThing = (zone: string, card: string): Thing => `aside:${zone}:${card}`;

/** The thing that an option touches; NOTHING if there is none on the board. */
export function thingOf(option: string, decision: DecisionView, game: GameView): Thing {
  if (BUTTONS.has(option) || option.startsWith('spot:')) return option;
  const [word = '', ...rest] = option.split(':');
  const [first = '', second = ''] = rest;
  if (word === 'play') return playedFrom(first, second, decision, game);
  if (word === 'reveal') return option === 'reveal:deck' ? 'deck' : 'discard';
  if (word === 'city' && isNumber(first)) return `seat:${first}`;
  if (RESOURCES.has(first)) return `resource:${first}`;
  if (isNumber(first)) {
    return second === '' || RESOURCES.has(second) ? `seat:${first}` : inCity(rest, decision, game);
  }
  // `discard:city:farm`, `visit:city:1:inn`, `pay:occupy:farm`: the word before only says how.
  if (['city', 'occupy', 'prisoner'].includes(first)) return inCity(rest.slice(1), decision, game);
  if (OF_PLACE_OR_CITY.has(word)) {
    const isPlace = game.places.some((place) => place.id === first);
    return isPlace ? `place:${first}` : inCity(rest, decision, game);
  }
  return lying(first, decision, game);
}

/** Where a card lies that is to be played: in one of the common places, or in a zone of its player. */
function playedFrom(card: string, from: string, decision: DecisionView, game: GameView): Thing {
  const where = ORIGINS[from];
  if (where !== undefined) return `${where}:${card}`;
  return game.players[decision.seat]?.aside[from] ? asideThing(from, card) : NOTHING;
}

/** The options of a decision by the thing they touch; those that touch nothing under NOTHING. */
export function targetsOf(decision: DecisionView | null, game: GameView | null): Targets {
  const targets: Targets = new Map();
  if (decision === null || game === null) return targets;
  const pool = Object.keys(decision.picks?.pool ?? {});
  for (const option of new Set([...idsOf(decision), ...pool])) {
    for (const thing of thingsOf(option, decision, game)) {
      const there = targets.get(thing);
      if (there === undefined) targets.set(thing, [option]);
      else there.push(option);
    }
  }
  return targets;
}

/** The things that an option stands for: cards of a city that are alike are one option. */
function thingsOf(option: string, decision: DecisionView, game: GameView): Thing[] {
  const slots = decision.picks?.slots?.[option];
  const city = game.players[decision.seat]?.city ?? [];
  const found = city.filter((one) => slots?.includes(one.slot));
  if (found.length === 0) return [thingOf(option, decision, game)];
  return found.map((one) => {
    const alike = city.filter((other) => other.card === one.card && other.slot <= one.slot);
    return cityThing(decision.seat, one.card, alike.length);
  });
}

/** `SEAT:CARD[:N]`, or `CARD[:N]` of the one who decides; NOTHING if no such card is there. */
function inCity(words: string[], decision: DecisionView, game: GameView): Thing {
  const own = !isNumber(words[0] ?? '');
  const [seat = '', card = '', ordinal = '1'] = own ? [String(decision.seat), ...words] : words;
  const city = game.players[Number(seat)]?.city ?? [];
  const copies = city.filter((one) => one.card === card).length;
  return copies >= Number(ordinal) ? cityThing(Number(seat), card, Number(ordinal)) : NOTHING;
}

/** Where the card lies that is to be discarded, taken, kept, given or put away. */
function lying(card: string, decision: DecisionView, game: GameView): Thing {
  const there = {
    hand: () => game.players[decision.seat]?.hand?.includes(card),
    meadow: () => game.meadow.some((place) => place.card === card),
    shown: () => game.shown.some((one) => one.cards.includes(card)),
  };
  const known = CARDS_OF[decision.prompt];
  const wheres = known === undefined ? (['hand', 'shown', 'meadow'] as const) : [known];
  const where = wheres.find((where) => there[where]());
  return where === undefined ? NOTHING : `${where}:${card}`;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
