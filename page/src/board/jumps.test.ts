import { describe, expect, it } from 'vitest';
import type { PartFace, Zone } from '../boxes/face';
import type { PlaceView, Target } from '../server/types';
import { board } from '../turn/testing/boards';
import { jumpOf, jumpsOf } from './jumps';
import { partsOf } from './parts';

const place = (id: string, kind: string, isEvent = false): PlaceView => ({
  id,
  kind,
  workers: [],
  ...(isEvent ? { achieved_by: null } : {}),
});
const game = {
  ...board(0, {}),
  places: [place('haven', 'haven'), place('grand_tour', 'basic_event', true)],
  rows: { tags: ['tag_twig', null], sky: ['storm'] },
  in_force: ['sky'],
  piles: { bag: { size: 3 } },
};
const parts = partsOf(game, (): PartFace | undefined => undefined);
const zones: Record<string, Zone> = Object.fromEntries(
  parts.map(({ id, face }) => [id, face.zones[0] ?? 'ground']),
);
const laid = { parts, layout: { zones } };

it('what holds for everyone lies in the sky', () => {
  expect(zones['sky']).toBe('sky');
});

it('a row of a box is a part of its own, between the meadow and the places', () => {
  expect(jumpsOf(laid).map(({ id }) => id)).toEqual(['events', 'meadow', 'tags', 'places']);
});

describe('the part of the board in which a thing lies', () => {
  it.each<[Target, string | null]>([
    [{ zone: 'meadow', card: 'inn' }, 'meadow'],
    [{ place: 'haven' }, 'places'],
    [{ place: 'grand_tour' }, 'events'],
    [{ zone: 'deck' }, 'places'],
    [{ zone: 'bag' }, 'places'],
    [{ zone: 'tags', card: 'tag_twig' }, 'tags'],
    [{ zone: 'tags', spot: 1 }, 'tags'],
    [{ zone: 'hand', card: 'inn' }, null],
    [{ city: 0, card: 'inn', slot: 0 }, null],
    [{ token: 'shell' }, null],
    [{ piece: 'boat' }, null],
  ])('%o: %s', (thing, part) => {
    expect(jumpOf(thing, laid)).toBe(part);
  });
});
