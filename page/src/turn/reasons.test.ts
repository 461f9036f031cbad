import { expect, test } from 'vitest';
import { whyTargets } from './reasons';

test('reasons are asked for under the names of the engine', () => {
  expect(whyTargets('hand:inn')).toEqual(['play:inn:hand']);
  expect(whyTargets('aside:legends:poe')).toEqual(['play:poe:legends']);
  expect(whyTargets('place:haven')).toEqual(['visit:haven', 'event:haven']);
  expect(whyTargets('city:1:inn:1')).toEqual(['visit:city:1:inn']);
  expect(whyTargets('city:1:inn:2')).toEqual(['visit:city:1:inn:2']);
  expect(whyTargets('pass')).toEqual(['pass']);
  expect(whyTargets('seat:1')).toEqual([]);
});
