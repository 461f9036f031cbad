import { expect, test } from 'vitest';
import type { BotFigures } from '../server/types';
import { nearest, readSpec, specsOf, writeSpec } from './specs';

const bots: BotFigures[] = [
  { name: 'forager', level: 2, styles: [], seconds: 0, longest: 0 },
  { name: 'sage', level: 5, styles: ['builder', 'racer'], seconds: 1.5, longest: 3.75 },
];

test.each([
  ['forager', 'forager', '', 0],
  ['sage:racer', 'sage', 'racer', 0],
  ['sage@0.4s', 'sage', '', 0.4],
  ['sage:racer@2s', 'sage', 'racer', 2],
])('%s is %s in the style %j with %d s', (spec, name, style, seconds) => {
  expect(readSpec(spec)).toEqual({ name, style, seconds });
  expect(writeSpec({ name, style, seconds })).toBe(spec);
});

test('a bot can be asked for in each of its styles', () => {
  expect(specsOf(bots)).toEqual(['forager', 'sage', 'sage:builder', 'sage:racer']);
});

test.each([
  ['sage:racer', 'sage:racer'],
  ['sage:grumpy', 'sage'],
  ['sage:racer@0.4s', 'sage:racer@0.4s'],
  ['sage@60s', 'sage@3.75s'],
  ['forager@2s', 'forager'],
  ['random', 'forager'],
  ['', 'forager'],
])('nearest to %j is %s', (wish, spec) => {
  expect(nearest(wish, bots, 'forager')).toBe(spec);
});

test('where the usual one is gone, another has to do', () => {
  expect(nearest('', bots.slice(1), 'forager')).toBe('sage');
  expect(nearest('', [], 'forager')).toBe('forager');
});
