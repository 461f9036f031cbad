import { describe, expect, test } from 'vitest';
import type { BoxFigures } from '../server/types';
import {
  beginsAtOnce,
  freshDraft,
  installed,
  obstacle,
  optionsOf,
  playerRange,
  repaired,
  seedOf,
  wishOf,
  withBox,
  type Draft,
} from './draft';

function box(id: string, wish: Partial<BoxFigures> = {}): BoxFigures {
  return {
    id,
    name: id,
    players: { fewest: 1, most: 4 },
    requires: [],
    excludes: [],
    options: [],
    complete: true,
    components: { kinds_of_cards: 0, cards: 0, locations: 0, events: 0, tiles: 0 },
    zones: [],
    counters: [],
    pieces: [],
    texts: {},
    ...wish,
  };
}

const base = box('base', {
  options: [{ id: 'year', values: ['1', '2', '3'], default: '1', players: [1] }],
});
const river = box('river', {
  requires: ['base'],
  players: { fewest: 2, most: 6 },
  options: [{ id: 'flood', values: ['no', 'yes'], default: 'no', players: [] }],
});
const peak = box('peak', { requires: ['base'], excludes: ['river'] });
const shelf = [base, river, peak];

function draft(wish: Partial<Draft> = {}): Draft {
  return { ...freshDraft('forager', 'greedy'), ...wish };
}

describe('boxes', () => {
  test('the most demanding box says how few, the most generous how many', () => {
    expect(playerRange(['base'], shelf)).toEqual({ fewest: 1, most: 4 });
    expect(playerRange(['base', 'river'], shelf)).toEqual({ fewest: 2, most: 6 });
  });

  test('they are kept in the order of the shelf, whatever the order of the clicks was', () => {
    expect(withBox('base', true, ['peak'], shelf)).toEqual(['base', 'peak']);
    expect(withBox('peak', false, ['base', 'peak'], shelf)).toEqual(['base']);
  });

  test('what is not installed any more is left out', () => {
    expect(installed(['base', 'gone'], shelf)).toEqual(['base']);
    expect(installed(['gone'], shelf)).toEqual(['base']);
  });

  test('before the shelf is known, whatever is wanted', () => {
    expect(installed(['base', 'other'], [])).toEqual(['base', 'other']);
  });

  test('what excludes, needs and is needed is said', () => {
    expect(obstacle(peak, ['base'], shelf)).toBeNull();
    expect(obstacle(peak, ['base', 'river'], shelf)).toEqual({ why: 'excluded', other: 'river' });
    expect(obstacle(river, ['base', 'peak'], shelf)).toEqual({ why: 'excluded', other: 'peak' });
    expect(obstacle(river, [], shelf)).toEqual({ why: 'needs', other: 'base' });
    expect(obstacle(base, ['base', 'river'], shelf)).toEqual({ why: 'needed', other: 'river' });
    expect(obstacle(base, ['base'], shelf)).toEqual({ why: 'last', other: 'base' });
    expect(obstacle(river, ['base', 'river'], shelf)).toBeNull();
  });

  test.each([
    [1, ['base'], ['year']],
    [2, ['base'], []],
    [1, ['base', 'river'], ['year', 'flood']],
    [5, ['base', 'river'], ['flood']],
  ])('to %i players with %j these options matter: %j', (players, boxes, ids) => {
    expect(optionsOf(draft({ players, boxes }), shelf).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the wish', () => {
  const others: Draft['others'] = [
    { who: 'here', name: ' Bea ', bot: 'greedy' },
    { who: 'bot', name: '', bot: 'random' },
    { who: 'online', name: '', bot: 'greedy' },
  ];

  test('people at this screen are called by their names', () => {
    const wish = wishOf(draft({ players: 4, others }), 'Ann', shelf);
    expect(wish.seats).toEqual(['person', 'person', 'random', 'person']);
    expect(wish.mine).toEqual([0, 1]);
    expect(wish.names).toEqual(['Ann', 'Bea']);
    expect(wish.first).toBe('random');
    expect(wish.start).toBe(false);
  });

  test('whoever is to begin gets the first seat, and the round stays as it is', () => {
    const wish = wishOf(draft({ players: 4, others, first: 2 }), 'Ann', shelf);
    expect(wish.seats).toEqual(['random', 'person', 'person', 'person']);
    expect(wish.mine).toEqual([2, 3]);
    expect(wish.names).toEqual(['Ann', 'Bea']);
    expect(wish.first).toBe('seat');
  });

  test('a table where nobody is waited for begins at once', () => {
    expect(beginsAtOnce(draft({ players: 3, others }))).toBe(true);
    expect(beginsAtOnce(draft({ players: 4, others }))).toBe(false);
  });

  test('options are sent where they matter, and never a value that is not there', () => {
    const alone = draft({ players: 1, options: { year: '3' } });
    expect(wishOf(alone, 'Ann', shelf).options).toEqual({ year: '3' });
    expect(wishOf({ ...alone, players: 2 }, 'Ann', shelf).options).toEqual({});
    const odd = draft({ players: 1, options: { year: '9' } });
    expect(wishOf(odd, 'Ann', shelf).options).toEqual({});
  });
});

test.each([
  ['', null],
  [' 42 ', 42],
  ['-1', '-1'],
  [' acorn ', 'acorn'],
  ['99999999999999999999', '99999999999999999999'],
  ['x'.repeat(129), undefined],
])('the seed %j is read as %j', (typed, seed) => {
  expect(seedOf(typed)).toBe(seed);
});

test('a kept draft is put right where boxes or bots have gone', () => {
  const kept: Partial<Draft> = {
    players: 6,
    boxes: ['river', 'lost'],
    others: [{ who: 'bot', name: '', bot: 'lost' }],
    first: 5,
    clock: 7,
    standIn: 'lost',
  };
  const put = repaired(kept, [base], { known: () => 'forager', standIn: () => 'greedy' });
  expect(put.boxes).toEqual(['base']);
  expect(put.players).toBe(4);
  expect(put.others).toHaveLength(5);
  expect(put.others[0]?.bot).toBe('forager');
  expect(put.first).toBe('random');
  expect(put.clock).toBe(0);
  expect(put.standIn).toBe('greedy');
});
