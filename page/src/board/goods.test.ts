import { beforeAll, expect, it, vi } from 'vitest';
import type { BoxFace } from '../boxes/face';
import { loadFaces } from '../boxes/faces.svelte';
import { board } from '../turn/testing/boards';
import { belongingsOf, tokensOf } from './belongings';
import { goodsOf } from './goods';

// What it builds on asks for the address of the page.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'http://192.0.2.7:8000' }));

const faces = Object.values(
  import.meta.glob<BoxFace>('../boxes/*/index.ts', { eager: true, import: 'default' }),
);
const tokens = faces.flatMap((face) => Object.entries(face.tokens ?? {}));
const goods = tokens.filter(([, { good }]) => good).map(([id]) => id);
const others = tokens.filter(([, { good }]) => !good).map(([id]) => id);
const [player] = board(0, {}).players;

beforeAll(() => loadFaces());

it('counts what boxes count with the resources, and leaves the rest to the belongings', () => {
  if (player === undefined) throw new Error('no player sits there');
  const rich = {
    ...player,
    tokens: Object.fromEntries([...goods, ...others].map((id) => [id, 1])),
  };
  expect(goods.length).toBeGreaterThan(0);
  expect(goodsOf(rich).map(({ kind }) => kind)).toEqual([
    ...Object.keys(player.resources),
    ...goods,
  ]);
  expect(tokensOf(rich).map(({ id }) => id)).toEqual(others);
});

it('needs no line of belongings for goods alone', () => {
  if (player === undefined) throw new Error('no player sits there');
  const one = { ...player, tokens: Object.fromEntries(goods.map((id) => [id, 1])) };
  expect(belongingsOf(one)).toBe(belongingsOf(player));
});
