import { expect, test } from 'vitest';
import type { Entry, EventView } from '../server/types';
import { soundsOf } from './sounds';

const chosen = (...kinds: string[]): EventView => ({
  type: 'chosen',
  seq: 1,
  at: 0,
  seat: 0,
  bot: '',
  barrier: false,
  entries: kinds.map((kind): Entry => ({ kind, seat: 0 })),
});

test('each kind of happening is heard once', () => {
  expect(soundsOf([chosen('visited', 'gained', 'gained'), chosen('visited')])).toEqual([
    'knock',
    'drop',
  ]);
});

test('what makes no sound', () => {
  expect(soundsOf([chosen('turn', 'paid', 'meadow')])).toEqual([]);
});

test('the end is always heard', () => {
  const all = chosen('visited', 'played', 'gained', 'achieved', 'season', 'over');
  const said: EventView = { type: 'said', seq: 2, at: 0, seat: 0, text: 'oh', phrase: '' };
  expect(soundsOf([said, all])).toEqual(['pip', 'knock', 'rustle', 'bell', 'end']);
});
