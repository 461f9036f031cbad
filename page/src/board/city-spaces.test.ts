import { expect, test } from 'vitest';
import type { CityCard } from '../server/types';
import { layOut } from './city-spaces';

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

const sizeOf = (card: string): number => (card === 'wanderer' ? 0 : 1);

test('every card has its space, in the order of the city', () => {
  const { spaces, empty } = layOut(0, [placed(0, 'farm'), placed(2, 'mine')], sizeOf);
  expect(spaces.map((space) => space.slot)).toEqual([0, 2]);
  expect(empty).toBe(13);
});

test('copies are counted from one', () => {
  const { spaces } = layOut(2, [placed(0, 'farm'), placed(1, 'farm')], sizeOf);
  expect(spaces.map((space) => space.cards[0]?.thing)).toEqual(['city:2:farm:1', 'city:2:farm:2']);
});

test('a couple shares one space', () => {
  const { spaces, empty } = layOut(0, [placed(0, 'wife'), placed(1, 'husband', 0)], sizeOf);
  expect(spaces).toHaveLength(1);
  expect(spaces[0]?.cards.map(({ card }) => card.card)).toEqual(['wife', 'husband']);
  expect(empty).toBe(14);
});

test('a wanderer lies beside the city', () => {
  const { spaces, beside, empty } = layOut(0, [placed(0, 'wanderer')], sizeOf);
  expect(spaces).toEqual([]);
  expect(beside.map(({ card }) => card.card)).toEqual(['wanderer']);
  expect(empty).toBe(15);
});
