import { expect, test } from 'vitest';
import { sharing } from './reuse-unchanged';

test('an equal view is the old one', () => {
  const before = { turn: 1, players: [{ city: [{ card: 'farm', workers: [] }] }] };
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test('only what is different is new', () => {
  const before = { players: [{ city: [{ card: 'farm' }] }, { city: [{ card: 'mine' }] }] };
  const now = structuredClone(before);
  now.players[0]?.city.push({ card: 'inn' });
  const shared = sharing(before, now);
  expect(shared).toEqual(now);
  expect(shared).not.toBe(before);
  expect(shared.players[0]?.city[0]).toBe(before.players[0]?.city[0]);
  expect(shared.players[1]).toBe(before.players[1]);
});

test('what is gone or empty stays gone', () => {
  const before: { hand?: string[]; decision: { seat: number } | null } = {
    hand: ['farm'],
    decision: { seat: 0 },
  };
  expect(sharing(before, { decision: null })).toEqual({ decision: null });
  expect(sharing(null, before)).toBe(before);
});
