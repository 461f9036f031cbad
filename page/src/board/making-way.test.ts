import { expect, test, vi } from 'vitest';
import type { Target } from '../server/types';
import { asking, board } from '../turn/testing/boards';
import { cityMayStay, mayStay } from './making-way';

// What it builds on asks for the address of the page.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'http://192.0.2.7:8000' }));

const game = board(0, { cities: [[], ['inn'], []] });
const turn = asking('turn', []);
const inn: Target = { city: 1, card: 'inn', slot: 0 };
const place: Target = { place: 'basic_berry' };

test('what is read stays when one’s turn begins, and goes with the next question', () => {
  expect(mayStay(turn, [place], game)).toBe(true);
  expect(mayStay(asking('discard', []), [place], game)).toBe(false);
});

test('it never lies over something that can be chosen', () => {
  expect(mayStay(turn, [place, inn], game)).toBe(false);
  expect(cityMayStay(2, [place, inn], game)).toBe(false);
});

test('a city in which one chooses stays open', () => {
  expect(cityMayStay(1, [place, inn], game)).toBe(true);
  expect(cityMayStay(1, [{ seat: 2 }], game)).toBe(false);
});
