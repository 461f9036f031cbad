import { expect, test } from 'vitest';
import { lyingOn } from './lying';
import { board } from './testing/boards';

test('what lies on a card or a place is found', () => {
  const game = board(0, { places: ['haven'], cities: [['farm'], ['farm', 'inn', 'farm']] });
  const second = game.players[1]?.city[2];
  if (second) second.points = 3;
  expect(lyingOn({ city: 1, card: 'farm', slot: 2 }, game)).toMatchObject({ owner: 1, points: 3 });
  expect(lyingOn({ city: 1, card: 'farm', slot: 3 }, game)).toBeNull();
  expect(lyingOn({ place: 'haven' }, game)).toMatchObject({ owner: null, workers: [] });
  expect(lyingOn({ zone: 'hand', card: 'farm' }, game)).toBeNull();
});

test('what an event keeps lies with the one who achieved it', () => {
  const game = board(0, { places: ['grand_tour'] });
  game.places = [{ id: 'grand_tour', kind: 'basic-event', workers: [], achieved_by: 1 }];
  const other = game.players[1];
  if (other) other.events = [{ event: 'grand_tour', points: 2, stored: { twig: 1 }, held: [] }];
  expect(lyingOn({ place: 'grand_tour' }, game)).toMatchObject({ achievedBy: 1, points: 2 });
});
