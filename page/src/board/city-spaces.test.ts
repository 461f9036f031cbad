import { expect, test } from 'vitest';
import type { CityCard } from '../server/types';
import { layOut, type Room } from './city-spaces';

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

const ROOMS: Record<string, Room> = {
  wanderer: { spaces: 0 },
  poe: { spaces: 1, adds_space: 1 },
  bridge_of_the_sky: { spaces: 1, adds_space: 1 },
  silver_scale_spring: { spaces: 0, adds_space: 1 },
};
const roomOf = (card: string): Room => ROOMS[card] ?? { spaces: 1 };
const built = (...where: Parameters<typeof placed>): CityCard => ({
  ...placed(...where),
  kind: 'construction',
});

test('every card has its space, in the order of the city', () => {
  const { spaces, empty } = layOut(0, [placed(0, 'farm'), placed(2, 'mine')], roomOf);
  expect(spaces.map((space) => space.slot)).toEqual([0, 2]);
  expect(empty).toBe(13);
});

test('copies are counted from one', () => {
  const { spaces } = layOut(2, [placed(0, 'farm'), placed(1, 'farm')], roomOf);
  expect(spaces.map((space) => space.cards[0]?.thing)).toEqual(['city:2:farm:1', 'city:2:farm:2']);
});

test('a couple shares one space', () => {
  const { spaces, empty } = layOut(0, [placed(0, 'wife'), placed(1, 'husband', 0)], roomOf);
  expect(spaces).toHaveLength(1);
  expect(spaces[0]?.cards.map(({ card }) => card.card)).toEqual(['wife', 'husband']);
  expect(empty).toBe(14);
});

test('a wanderer lies beside the city', () => {
  const { spaces, beside, empty } = layOut(0, [placed(0, 'wanderer')], roomOf);
  expect(spaces).toEqual([]);
  expect(beside.map(({ card }) => card.card)).toEqual(['wanderer']);
  expect(empty).toBe(15);
});

test('a crowd shares one space, however many there are', () => {
  const { spaces, empty } = layOut(
    0,
    [placed(0, 'champion'), placed(1, 'champion', 0), placed(2, 'champion', 0)],
    roomOf,
  );
  expect(spaces.map(({ cards }) => cards.map(({ thing }) => thing))).toEqual([
    ['city:0:champion:1', 'city:0:champion:2', 'city:0:champion:3'],
  ]);
  expect(empty).toBe(14);
});

test('some cards open a space of their own', () => {
  const city = [placed(0, 'poe'), built(1, 'bridge_of_the_sky'), placed(2, 'farm')];
  expect(layOut(0, city, roomOf)).toMatchObject({ total: 17, empty: 14 });
});

test('a construction lies above the one whose space it shares, and what takes no space beneath', () => {
  const city = [
    built(0, 'bridge_of_the_sky'),
    built(1, 'silver_scale_spring', 0),
    built(2, 'farm', 0),
  ];
  const { spaces, total, empty } = layOut(0, city, roomOf);
  expect(spaces.map(({ cards }) => cards.map(({ card }) => card.card))).toEqual([
    ['farm', 'bridge_of_the_sky', 'silver_scale_spring'],
  ]);
  expect([total, empty]).toEqual([17, 16]);
});

test('whatever shares with a card that takes no space lies beside the city, too', () => {
  const { spaces, beside } = layOut(0, [placed(0, 'wanderer'), placed(1, 'farm', 0)], roomOf);
  expect(spaces).toEqual([]);
  expect(beside.map(({ card }) => card.card)).toEqual(['wanderer', 'farm']);
});
