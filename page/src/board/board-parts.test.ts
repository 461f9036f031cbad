import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../server/types';
import { partOf } from './board-parts';

const place = (id: string, kind: PlaceView['kind']): PlaceView => ({ id, kind, workers: [] });
const places = [place('haven', 'haven'), place('grand_tour', 'basic_event')];

describe('the part of the board in which a thing lies', () => {
  it.each([
    ['meadow:inn', 'meadow'],
    ['place:haven', 'places'],
    ['place:grand_tour', 'events'],
    ['deck', 'places'],
    ['hand:inn', null],
    ['city:0:inn:0', null],
  ])('%s: %s', (thing, part) => {
    expect(partOf(thing, places)).toBe(part);
  });
});
