import { expect, test } from 'vitest';
import { asking, option } from './testing/boards';
import { warningFor } from './warnings';

const pass = option('pass');
const prepare = option('prepare');
const play = option('play');
const visit = option('visit');

test('a warning comes where something better is offered', () => {
  expect(warningFor(pass, asking('turn', [pass, play]))).toBe('pass-with-play');
  expect(warningFor(pass, asking('turn', [pass, visit]))).toBe('pass-with-worker');
  expect(warningFor(pass, asking('turn', [pass]))).toBeNull();
  expect(warningFor(prepare, asking('turn', [prepare, play]))).toBe('prepare-with-play');
  expect(warningFor(visit, asking('turn', [visit, pass]))).toBeNull();
});
