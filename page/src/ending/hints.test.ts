import { expect, test } from 'vitest';
import type { Chair } from '../server/types';
import { hintsOf } from './hints';

function chair(by: string): Chair {
  return {
    by,
    free: false,
    name: '',
    reserved: false,
    away: false,
    stand_in: '',
    owner: false,
    yours: false,
    animal: 'mouse',
    color: 'plum',
  };
}

const seats = ['person', 'greedy', 'person'].map(chair);

test('hints are told for people, and only if there were any', () => {
  expect(hintsOf({ seats, hints: [0, 0, 2] })).toEqual([0, undefined, 2]);
  expect(hintsOf({ seats, hints: [0, 0, 0] })).toBeNull();
  expect(hintsOf(null)).toBeNull();
});
