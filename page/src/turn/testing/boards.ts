/** Boards and decisions with nothing but what a test is about. */

import type { DecisionView, GameView, Option, PhraseView, PlayerView } from '../../server/types';

const PHRASE: PhraseView = { message: 'list-last', gaps: {} };

/** What lies on a board, as far as a test needs it. */
export interface Lying {
  hand?: string[];
  /** What the one who looks keeps aside, by zone. */
  aside?: Record<string, string[]>;
  meadow?: string[];
  shown?: string[];
  places?: string[];
  cities?: string[][];
}

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
      ...(n === seat ? { hand: lying.hand ?? [], aside: kept(lying.aside ?? {}) } : {}),
    })),
    rows: {},
    in_force: [],
    piles: {},
    counters: {},
    decision: null,
    shown: lying.shown?.length ? [{ seat, source: '', cards: lying.shown }] : [],
    winners: [],
  };
}

function kept(aside: Record<string, string[]>): PlayerView['aside'] {
  const zones = Object.entries(aside);
  return Object.fromEntries(zones.map(([zone, cards]) => [zone, { size: cards.length, cards }]));
}

function player(seat: number, city: readonly string[]): PlayerView {
  return {
    seat,
    automaton: false,
    season: 'spring',
    passed: false,
    workers: 1,
    adrift: 0,
    pieces: {},
    resources: { twig: 1, resin: 1, pebble: 1, berry: 1 },
    tokens: {},
    points: 0,
    hand_size: 5,
    hand_limit: 8,
    aside: {},
    spaces: 15,
    spaces_used: city.length,
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

/** An option that is about something; its id says nothing to anybody. */
export function option(verb: string, about: Partial<Option> = {}): Option {
  return { id: `${verb} ${JSON.stringify(about)}`, verb, phrase: PHRASE, targets: [], ...about };
}

export function asking(prompt: string, options: Option[]): DecisionView {
  return { seat: 0, prompt, source: '', phrase: PHRASE, options };
}
