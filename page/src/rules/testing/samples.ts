/** A few components for tests. */

import type { CardFigures, EventFigures, Figures, LocationFigures } from '../../server/types';

const words = { name: '', text: '', confidence: 'high' };

export function card(id: string, figures: Partial<CardFigures> = {}): CardFigures {
  return {
    component: 'card',
    id,
    box: 'base',
    kind: 'construction',
    color: 'green',
    rarity: 'common',
    cost: {},
    points: 0,
    copies: 3,
    link: [],
    open: false,
    spaces: 1,
    ...words,
    ...figures,
  };
}

function critter(id: string, figures: Partial<CardFigures> = {}): CardFigures {
  return card(id, { kind: 'critter', ...figures });
}

export function event(id: string, requires: EventFigures['requires']): EventFigures {
  return {
    component: 'event',
    id,
    box: 'base',
    type: 'special',
    group: 'special_event',
    points: 0,
    requires,
    ...words,
  };
}

export function location(id: string, group = 'basic'): LocationFigures {
  return {
    component: 'location',
    id,
    box: 'base',
    type: group,
    group,
    points: 0,
    occupancy: 'shared',
    ...words,
  };
}

export const SAMPLES: Figures[] = [
  card('farm', { cost: { twig: 2, resin: 1 }, points: 1, link: ['husband', 'wife'] }),
  card('inn', { color: 'red', cost: { twig: 2, resin: 1 }, points: 2, link: ['innkeeper'] }),
  card('ever_tree', {
    color: 'purple',
    rarity: 'unique',
    cost: { twig: 3, resin: 3, pebble: 3 },
    points: 5,
    link_any: { kind: 'critter' },
  }),
  card('palace', { color: 'purple', rarity: 'unique', link: ['queen'] }),
  card('courthouse', { color: 'blue', rarity: 'unique', link: ['judge'] }),
  critter('husband', { cost: { berry: 3 }, points: 2, link: ['farm'] }),
  critter('wife', { color: 'purple', cost: { berry: 2 }, points: 2, link: ['farm'] }),
  critter('bard', { color: 'tan', rarity: 'unique', cost: { berry: 3 }, link: ['theater'] }),
  critter('rugwort_the_rowdy', {
    rarity: 'unique',
    cost: { berry: 3 },
    link_any: { kind: 'construction', color: 'green' },
  }),
  critter('rugwort_the_robber', {
    color: 'tan',
    rarity: 'unique',
    cost: { berry: 2 },
    link_any: { kind: 'construction' },
  }),
  card('mcgregors_market', { rarity: 'legend', link: ['husband', 'wife'], upgrades: 'farm' }),
  location('basic_berry'),
  location('haven', 'haven'),
  event('performer_in_residence', { cards: ['inn', 'bard'] }),
  event('capture_of_the_acorn_thieves', { cards: ['courthouse', 'ranger'] }),
];
