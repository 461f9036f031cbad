import { expect, test } from 'vitest';
import type { ChosenEvent, EventView } from '../../server/types';
import { rolledIn, turnsIn, wonIn } from './turns';

function news(...entries: Record<string, unknown>[]): EventView[] {
  return [{ type: 'chosen', seq: 1, seat: 0, entries } as unknown as ChosenEvent];
}

const OWN = { kind: 'visited', seat: 0, place: 'lil_space_twig' };
const PRINCE = [
  { kind: 'turn', seat: 1 },
  { kind: 'visited', seat: 1, place: 'lil_space_die_1' },
  { kind: 'rolled', seat: 1, n: 3 },
  { kind: 'played', seat: 1, card: 'lil_farm' },
];

test('the turn of a rival is told: where the friend went, what the die showed, which card came', () => {
  expect(turnsIn(news(OWN, ...PRINCE), [0])).toEqual([
    { seat: 1, at: 'lil_space_die_1', die: 3, card: 'lil_farm', parades: [] },
  ]);
});

test('those who sit at this screen have seen it', () => {
  expect(turnsIn(news(OWN, ...PRINCE), [0, 1])).toEqual([]);
});

test('two turns of one seat are told one after the other', () => {
  expect(turnsIn(news(...PRINCE, ...PRINCE), [0])).toHaveLength(2);
});

test('a turn of which nothing can be seen is not told', () => {
  expect(turnsIn(news({ kind: 'turn', seat: 1 }), [0])).toEqual([]);
});

test('parades are told, and one knows of those one has won', () => {
  const won = { kind: 'won_parade', seat: 1, card: 'lil_parade_places_6', points: 6 };
  expect(turnsIn(news(won), [0])[0]?.parades).toEqual(['lil_parade_places_6']);
  expect(wonIn(news(won), 1)).toEqual(['lil_parade_places_6']);
  expect(wonIn(news(won), 0)).toEqual([]);
});

test('dice that were rolled are seen to roll', () => {
  expect(rolledIn(news(OWN))).toBe(false);
  expect(rolledIn(news({ kind: 'rolled_dice', seat: 0, cards: [] }))).toBe(true);
});
