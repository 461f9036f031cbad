import { expect, test } from 'vitest';
import type { BotFigures } from '../server/types';
import { nameOf, nearest, specOf, specsOf, styleOf } from './specs';

const bots: BotFigures[] = [
  { name: 'forager', level: 2, styles: [], seconds: 0 },
  { name: 'sage', level: 5, styles: ['builder', 'racer'], seconds: 1.5 },
];

test.each([
  ['forager', 'forager', ''],
  ['sage:racer', 'sage', 'racer'],
])('%s is %s in the style %j', (spec, name, style) => {
  expect([nameOf(spec), styleOf(spec)]).toEqual([name, style]);
  expect(specOf(name, style)).toBe(spec);
});

test('a bot can be asked for in each of its styles', () => {
  expect(specsOf(bots)).toEqual(['forager', 'sage', 'sage:builder', 'sage:racer']);
});

test.each([
  ['sage:racer', 'sage:racer'],
  ['sage:grumpy', 'sage'],
  ['random', 'forager'],
  ['', 'forager'],
])('nearest to %j is %s', (wish, spec) => {
  expect(nearest(wish, bots, 'forager')).toBe(spec);
});

test('where the usual one is gone, another has to do', () => {
  expect(nearest('', bots.slice(1), 'forager')).toBe('sage');
  expect(nearest('', [], 'forager')).toBe('forager');
});
