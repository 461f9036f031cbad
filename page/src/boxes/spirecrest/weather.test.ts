import { expect, test } from 'vitest';
import type { GameView, PlayerView } from '../../server/types';
import type { Printed } from '../face';
import { burden } from './weather';

const printed: Printed = (id) =>
  ({
    mine: { component: 'card', kind: 'construction' },
    wife: { component: 'card', kind: 'critter' },
    pond: { component: 'location', occupancy: 'exclusive' },
    field: { component: 'location', occupancy: 'shared' },
  })[id] as never;
const game = (weather: string): GameView =>
  ({
    rows: { weather: [null, weather] },
    places: ['pond', 'field'].map((id) => ({ id, kind: 'basic', workers: [] })),
  }) as unknown as GameView;
const player = (discoveries: string[] = []): PlayerView =>
  ({ season: 'spring', aside: { discoveries: { cards: discoveries } } }) as unknown as PlayerView;

test('a flood closes exclusive basic locations', () => {
  const closed = ['pond', 'field'].map((place) =>
    burden({ place }, player(), game('flood'), printed),
  );
  expect(closed).toEqual([{ by: 'flood' }, undefined]);
});

test('in fog the cards of the meadow are closed, and no others', () => {
  const of = (zone: string): unknown =>
    burden({ zone, card: 'wife' }, player(), game('fog'), printed);
  expect([of('meadow'), of('hand')]).toEqual([{ by: 'fog' }, undefined]);
});

test('some weather makes one kind of cards dearer', () => {
  const of = (card: string): unknown =>
    burden({ zone: 'hand', card }, player(), game('wildfire'), printed);
  expect([of('mine'), of('wife')]).toEqual([{ by: 'wildfire', more: ['any', 2] }, undefined]);
});

test('who is sheltered in spring has no burden', () => {
  const sheltered = player(['mountaineer']);
  expect(burden({ place: 'pond' }, sheltered, game('flood'), printed)).toBeUndefined();
});
