/** Decisions that games have really offered; `tests/contract/offered.py` writes them. */

import type { DecisionView, GameView, PlayerView } from '../../server/types';
import offered from './offered.json';

export interface Offer {
  decision: DecisionView;
  game: GameView;
}

/** What lies on a board, as far as a test needs it. */
export interface Lying {
  hand?: string[];
  meadow?: string[];
  shown?: string[];
  places?: string[];
  cities?: string[][];
}

export const OFFERS: readonly Offer[] = offered.map(({ decision, ...lying }) => ({
  decision: decision as DecisionView,
  game: board(decision.seat, lying),
}));

/** A board with nothing on it but what a test is about. */
export function board(seat: number, lying: Lying): GameView {
  const cities = lying.cities ?? [[], []];
  return {
    boxes: ['base'],
    options: {},
    seat,
    turn: seat,
    over: false,
    deck: 50,
    discard: 20,
    meadow: (lying.meadow ?? []).map((card) => ({ card, blocked: false })),
    places: (lying.places ?? []).map((id) => ({ id, kind: 'basic', workers: [] })),
    players: cities.map((city, n) => ({
      ...player(n, city),
      ...(n === seat ? { hand: lying.hand ?? [] } : {}),
    })),
    counters: {},
    decision: null,
    shown: lying.shown?.length ? [{ seat, source: '', cards: lying.shown }] : [],
    winners: [],
  };
}

function player(seat: number, city: readonly string[]): PlayerView {
  return {
    seat,
    automaton: false,
    season: 'spring',
    passed: false,
    workers: 1,
    adrift: 0,
    resources: { twig: 1, resin: 1, pebble: 1, berry: 1 },
    points: 0,
    hand_size: 5,
    hand_limit: 8,
    city: city.map((card, slot) => ({
      slot,
      card,
      kind: 'construction',
      color: 'green',
      shares_with: null,
      occupied: false,
      points: 0,
      stored: {},
      workers: [],
      settled: [],
      held: [],
    })),
    events: [],
    score: { total: 0, parts: {} },
  };
}

/** A decision that no random game has come to. */
export function asking(prompt: string, options: string[]): DecisionView {
  return { seat: 0, prompt, source: '', options };
}
