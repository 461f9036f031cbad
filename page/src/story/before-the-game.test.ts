import { expect, test } from 'vitest';
import type { EventView } from '../server/types';
import { seatedAsNow } from './before-the-game';

const said = (seq: number, seat: number): EventView => ({
  type: 'said',
  seq,
  at: 0,
  seat,
  text: 'hello',
  phrase: '',
});
const started = (rotation: number): EventView => ({ type: 'started', seq: 3, at: 0, rotation });
const speakers = (events: readonly EventView[]): number[] =>
  events.flatMap((event) => (event.type === 'said' ? [event.seat] : []));

test('those who spoke before seats were drawn are found at the seats they got', () => {
  const events = [said(1, 0), said(2, 2), started(2), said(4, 0)];
  expect(speakers(seatedAsNow(events, 3))).toEqual([1, 0, 0]);
});

test('where nothing was drawn, all stay', () => {
  const waiting = [said(1, 0), said(2, 1)];
  expect(seatedAsNow(waiting, 2)).toBe(waiting);
  const events = [...waiting, started(0)];
  expect(seatedAsNow(events, 2)).toBe(events);
});
