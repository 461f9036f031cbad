import { describe, expect, it } from 'vitest';
import type { PartFace } from '../boxes/face';
import type { PlaceView } from '../server/types';
import { board } from '../turn/testing/boards';
import { holderOf, holds, looseCounters, loosePiles, marksOn, partsOf } from './parts';

const place = (id: string, kind: string): PlaceView => ({ id, kind, workers: [] });
const game = {
  ...board(0, {}),
  places: [place('quay', 'quay'), place('pier', 'pier'), place('haven', 'haven')],
  piles: { bag: { size: 3 }, wrecks: { size: 1 } },
  rows: { quay: ['crane', null], crates: ['crate'], tags: ['tag'] },
};
const quay: PartFace = {
  zones: ['wing'],
  order: 1,
  icon: 'card',
  shows: ['pier', 'crates', 'bag'],
};

it('knows before whom a thing lies that was taken from the board', () => {
  const taken = board(1, { aside: { towers: ['lighthouse'] } });
  expect(holderOf(taken, 'lighthouse')).toBe(1);
  expect(holderOf(taken, 'belfry')).toBeUndefined();
});

it('knows what lies on a place, by the zones whose tiles are called after it', () => {
  const marked = board(1, { aside: { buoys: ['quay'], gifts: ['pier'] } });
  expect(marksOn(marked, 'quay', ['buoys'])).toEqual(['buoys']);
  expect(marksOn(marked, 'pier', ['buoys'])).toEqual([]);
});

it('leaves counters that say where something lies out of the stock', () => {
  const bare = { ...board(0, {}), places: [], rows: {}, piles: {}, counters: { gull: 3 } };
  expect(looseCounters(bare, () => true)).toEqual([]);
  expect(
    partsOf(
      bare,
      () => undefined,
      () => true,
    ),
  ).toEqual([]);
  expect(partsOf(bare, () => undefined)).toHaveLength(1);
});

it('leaves what is told of elsewhere out of the board', () => {
  const told = partsOf(
    game,
    () => undefined,
    () => false,
    ['tags', 'bag', 'wrecks'],
  );
  expect(told.map(({ id }) => id)).not.toContain('tags');
  expect(told.filter(({ kind }) => kind === 'stock')).toEqual([]);
  expect(loosePiles(game, told, ['bag']).map(([id]) => id)).toEqual(['wrecks']);
});

describe('a view that shows several groups and rows', () => {
  const parts = partsOf(game, (id) => (id === 'quay' ? quay : undefined));
  const [first] = parts;

  it('makes one part of them', () => {
    expect(parts.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'row quay',
      'places haven',
      'row tags',
      'stock stock',
    ]);
    expect(first?.places.map(({ id }) => id)).toEqual(['quay', 'pier']);
  });

  it('holds what lies in any of them', () => {
    const held = [{ place: 'pier' }, { zone: 'crates', card: 'crate' }, { zone: 'quay', spot: 1 }];
    expect(first && held.every((thing) => holds(first, thing))).toBe(true);
    expect(first && holds(first, { zone: 'tags', card: 'tag' })).toBe(false);
  });

  it('takes its piles out of the stock', () => {
    expect(loosePiles(game, parts).map(([id]) => id)).toEqual(['wrecks']);
  });

  it('is called by its own name, also where its row is bare', () => {
    const bare = { ...game, rows: { quay: [null, null] } };
    const shown = { ...quay, shows: ['haven', 'pier', 'bag'] };
    const [only] = partsOf({ ...bare, places: [place('haven', 'haven'), ...bare.places] }, (id) =>
      id === 'quay' ? shown : undefined,
    );
    expect(only?.id).toBe('quay');
  });

  it('needs nothing where none of them is there', () => {
    const none = partsOf({ ...game, places: [], rows: {}, piles: {} }, () => quay);
    expect(none).toEqual([]);
  });
});
