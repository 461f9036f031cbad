import { describe, expect, it } from 'vitest';
import type { PlaceView, Target } from '../server/types';
import { partOf } from './board-parts';

const place = (id: string, kind: PlaceView['kind']): PlaceView => ({ id, kind, workers: [] });
const places = [place('haven', 'haven'), place('grand_tour', 'basic_event')];

describe('the part of the board in which a thing lies', () => {
  it.each<[Target, string | null]>([
    [{ zone: 'meadow', card: 'inn' }, 'meadow'],
    [{ place: 'haven' }, 'places'],
    [{ place: 'grand_tour' }, 'events'],
    [{ zone: 'deck' }, 'places'],
    [{ zone: 'hand', card: 'inn' }, null],
    [{ city: 0, card: 'inn', slot: 0 }, null],
  ])('%o: %s', (thing, part) => {
    expect(partOf(thing, places)).toBe(part);
  });
});
