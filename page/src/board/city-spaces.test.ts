import { expect, test } from 'vitest';
import type { CityCard } from '../server/types';
import { arrange, layOut, type Layout } from './city-spaces';

function placed(slot: number, card: string, sharesWith: number | null = null): CityCard {
  return {
    slot,
    card,
    kind: 'critter',
    color: 'green',
    shares_with: sharesWith,
    occupied: false,
    points: 0,
    stored: {},
    workers: [],
    settled: [],
    held: [],
  };
}

const WITHOUT_SPACE = ['wanderer', 'silver_scale_spring'];

/** A city of the seat, with `used` of its 15 spaces taken. */
function laid(city: readonly CityCard[], used = city.length, seat = 0): Layout {
  return layOut({ seat, city: [...city], spaces: 15, spaces_used: used }, (card) =>
    WITHOUT_SPACE.includes(card) ? 0 : 1,
  );
}

const built = (...where: Parameters<typeof placed>): CityCard => ({
  ...placed(...where),
  kind: 'construction',
});

test('every card has its space, in the order of the city', () => {
  const { spaces, empty } = laid([placed(0, 'farm'), placed(2, 'mine')]);
  expect(spaces.map((space) => space.slot)).toEqual([0, 2]);
  expect(empty).toBe(13);
});

test('copies are told apart by their slots', () => {
  const { spaces } = laid([placed(0, 'farm'), placed(1, 'farm')], 2, 2);
  expect(spaces.map((space) => space.cards[0]?.thing)).toEqual([
    { city: 2, card: 'farm', slot: 0 },
    { city: 2, card: 'farm', slot: 1 },
  ]);
});

test('a couple shares one space', () => {
  const { spaces, empty } = laid([placed(0, 'wife'), placed(1, 'husband', 0)], 1);
  expect(spaces).toHaveLength(1);
  expect(spaces[0]?.cards.map(({ card }) => card.card)).toEqual(['wife', 'husband']);
  expect(empty).toBe(14);
});

test('a wanderer lies beside the city', () => {
  const { spaces, beside, empty } = laid([placed(0, 'wanderer')], 0);
  expect(spaces).toEqual([]);
  expect(beside.map(({ card }) => card.card)).toEqual(['wanderer']);
  expect(empty).toBe(15);
});

test('a crowd shares one space, however many there are', () => {
  const { spaces, empty } = laid(
    [placed(0, 'champion'), placed(1, 'champion', 0), placed(2, 'champion', 0)],
    1,
  );
  expect(spaces.map(({ cards }) => cards.map(({ thing }) => thing))).toEqual([
    [0, 1, 2].map((slot) => ({ city: 0, card: 'champion', slot })),
  ]);
  expect(empty).toBe(14);
});

test('no space is empty where more lies than fits, as in the city of an automatic rival', () => {
  expect(laid([placed(0, 'farm')], 16).empty).toBe(0);
});

test('a construction lies above the one whose space it shares, and what takes no space beneath', () => {
  const city = [
    built(0, 'bridge_of_the_sky'),
    built(1, 'silver_scale_spring', 0),
    built(2, 'farm', 0),
  ];
  const { spaces } = laid(city, 1);
  expect(spaces.map(({ cards }) => cards.map(({ card }) => card.card))).toEqual([
    ['farm', 'bridge_of_the_sky', 'silver_scale_spring'],
  ]);
});

test('whatever shares with a card that takes no space lies beside the city, too', () => {
  const { spaces, beside } = laid([placed(0, 'wanderer'), placed(1, 'farm', 0)], 0);
  expect(spaces).toEqual([]);
  expect(beside.map(({ card }) => card.card)).toEqual(['wanderer', 'farm']);
});

/** A city of so many cards, pairs that share a space, and cards that take none. */
function grown(cards: number, pairs = 0, loose = 0): Layout {
  const spaces = Array.from({ length: cards }, (_, slot) => placed(slot, 'farm'));
  const guests = Array.from({ length: pairs }, (_, n) => placed(cards + n, 'wife', n));
  const beside = Array.from({ length: loose }, (_, n) => placed(40 + n, 'wanderer'));
  return laid([...spaces, ...guests, ...beside], cards);
}

test.each([
  ['a new one has its spaces', grown(0), { columns: 5, spread: true, empty: 15, more: 0 }],
  ['a pair has two places', grown(4, 1), { columns: 5, empty: 10, more: 1 }],
  ['so has a card without a space', grown(4, 0, 2), { columns: 5, empty: 9, more: 2 }],
  ['a full one', grown(15), { columns: 5, dense: false, empty: 0, more: 0 }],
  ['a full one with others', grown(15, 1, 2), { columns: 6, dense: true, spread: true }],
  ['too many pairs stand close', grown(15, 4), { columns: 5, spread: false }],
])('the city of another in three rows: %s', (_, city, arranged) => {
  expect(arrange(city, 3)).toMatchObject(arranged);
});

test('no card is left out of the rows', () => {
  for (const rows of [3, 4])
    for (let cards = 0; cards <= 15; cards += 1)
      for (const [pairs, loose] of [
        [0, 0],
        [1, 0],
        [2, 1],
        [4, 3],
      ] as const) {
        const city = grown(cards, Math.min(pairs, cards), loose);
        const { columns, spread, empty, more } = arrange(city, rows);
        const places = city.spaces.length + (spread ? Math.min(pairs, cards) : 0) + loose + empty;
        expect(places).toBeLessThanOrEqual(rows * columns);
        expect(empty + more).toBe(15 - cards);
      }
});
