import { expect, it } from 'vitest';
import { rival, workers } from './animals';
import { icons } from './icons';

it('draws every icon, each unlike the others', () => {
  const paths = Object.values(icons).map(({ lines = '', solid = '' }) => `${lines}|${solid}`);
  for (const path of paths) expect(path).toMatch(/M/);
  expect(new Set(paths).size).toBe(paths.length);
});

it('gives every seat an animal with an outline of its own', () => {
  const outlines = [...workers, rival].map((animal) => animal.outline);
  expect(workers).toHaveLength(6);
  expect(new Set(outlines).size).toBe(outlines.length);
});
