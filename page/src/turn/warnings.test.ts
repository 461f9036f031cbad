import { expect, test } from 'vitest';
import { asking } from './testing/boards';
import { warningFor } from './warnings';

test('a warning comes where something better is offered', () => {
  expect(warningFor('pass', asking('turn', ['pass', 'play:inn:hand']))).toBe('pass-with-play');
  expect(warningFor('pass', asking('turn', ['pass', 'visit:haven']))).toBe('pass-with-worker');
  expect(warningFor('pass', asking('turn', ['pass']))).toBeNull();
  expect(warningFor('prepare', asking('turn', ['prepare', 'play:inn:meadow']))).toBe(
    'prepare-with-play',
  );
  expect(warningFor('visit:haven', asking('turn', ['visit:haven', 'pass']))).toBeNull();
});
