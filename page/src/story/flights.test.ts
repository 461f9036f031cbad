import { expect, test } from 'vitest';
import type { ChosenEvent, Entry } from '../server/types';
import * as flights from './flights';
import { PACES } from './flights';

const isKept = (card: string): boolean => card === 'poe';
const flightsOf = (event: ChosenEvent) => flights.flightsOf(event, isKept);
const timed = (events: ChosenEvent[], pace: flights.Pace) => flights.timed(events, pace, isKept);

const chosen = (...entries: Entry[]): ChosenEvent => ({
  type: 'chosen',
  seq: 1,
  at: 0,
  seat: 1,
  bot: '',
  barrier: false,
  entries,
});

test('another piece than a worker flies as what it is', () => {
  const event = chosen({ kind: 'visited', seat: 1, place: 'pier', piece: 'boat' });
  expect(flightsOf(event)).toEqual([
    {
      piece: { type: 'worker', seat: 1, piece: 'boat' },
      from: [{ player: 1 }],
      to: [{ place: 'pier' }],
    },
  ]);
});

test('a worker goes from the panel to the place, and its goods come back', () => {
  const event = chosen(
    { kind: 'visited', seat: 1, place: 'basic_berry' },
    { kind: 'gained', seat: 1, resources: { twig: 2, berry: 1 }, source: 'basic_berry' },
    { kind: 'turn', seat: 0 },
  );
  expect(flightsOf(event)).toEqual([
    { piece: { type: 'worker', seat: 1 }, from: [{ player: 1 }], to: [{ place: 'basic_berry' }] },
    {
      piece: { type: 'good', kind: 'twig', n: 2 },
      from: [{ place: 'basic_berry' }, { city: 1, card: 'basic_berry' }],
      to: [{ player: 1 }],
    },
    {
      piece: { type: 'good', kind: 'berry', n: 1 },
      from: [{ place: 'basic_berry' }, { city: 1, card: 'basic_berry' }],
      to: [{ player: 1 }],
    },
  ]);
});

test('tokens come from what gave them, and those of the table go nowhere', () => {
  const gained = { kind: 'gained_tokens', token: 'shell', n: 1, source: 'pier' };
  expect(flightsOf(chosen({ ...gained, seat: 1 }))).toEqual([
    {
      piece: { type: 'good', kind: 'shell', n: 1 },
      from: [{ place: 'pier' }, { city: 1, card: 'pier' }],
      to: [{ player: 1 }],
    },
  ]);
  expect(flightsOf(chosen({ ...gained, seat: -1 }))).toEqual([]);
});

test('a card from the meadow starts where the next one lies now', () => {
  const event = chosen(
    { kind: 'meadow', seat: -1, card: 'inn', zone: 'meadow', spot: 3 },
    { kind: 'played', seat: 1, card: 'farm', city: 1 },
  );
  expect(flightsOf(event)).toEqual([
    {
      piece: { type: 'card', id: 'farm' },
      from: [{ zone: 'meadow', card: 'inn' }, { player: 1 }],
      to: [{ city: 1, card: 'farm' }, { player: 1 }],
    },
  ]);
});

test('a card from the hand starts at the panel of the one who played it', () => {
  const [flight] = flightsOf(chosen({ kind: 'played', seat: 1, card: 'fool', city: 0 }));
  expect(flight?.from).toEqual([{ player: 1 }]);
  expect(flight?.to).toEqual([{ city: 0, card: 'fool' }, { player: 0 }]);
});

test('a card that was kept aside starts there', () => {
  const [flight] = flightsOf(chosen({ kind: 'played', seat: 1, card: 'poe', city: 1 }));
  expect(flight?.from).toEqual([{ kept: 1 }, { player: 1 }]);
});

test('a stolen card goes from one city to the other', () => {
  const [flight] = flightsOf(chosen({ kind: 'stole', seat: 1, card: 'farm', of: 2 }));
  expect(flight).toEqual({
    piece: { type: 'card', id: 'farm' },
    from: [{ player: 2 }],
    to: [{ city: 1, card: 'farm' }, { player: 1 }],
  });
});

test('hands that are swapped cross each other', () => {
  const swapped = flightsOf(chosen({ kind: 'swapped_hands', seat: 1, to: 0, n: 2, got: 1 }));
  expect(swapped.map(({ from, to }) => [...from, ...to])).toEqual([
    [{ player: 1 }, { player: 0 }],
    [{ player: 1 }, { player: 0 }],
    [{ player: 0 }, { player: 1 }],
  ]);
});

test('hidden cards stay hidden, and many are told by a few', () => {
  const drawn = flightsOf(chosen({ kind: 'drew', seat: 1, n: 5, source: 'inn' }));
  expect(drawn).toHaveLength(3);
  expect(drawn.every(({ piece }) => piece.type === 'card' && piece.id === null)).toBe(true);
});

test('a worker who is brought home starts where it stood', () => {
  const [flight] = flightsOf(chosen({ kind: 'recall', seat: 1, card: 'inn', city: 0 }));
  expect(flight?.from[0]).toEqual({ city: 0, card: 'inn' });
});

test('what moves nothing has no flight', () => {
  expect(flightsOf(chosen({ kind: 'paid', seat: 1, resources: { twig: 1 } }))).toEqual([]);
});

test('choices follow each other, and the show never lasts long', () => {
  const visit = chosen({ kind: 'visited', seat: 1, place: 'basic_berry' });
  expect(timed([visit, visit], PACES.full).map(({ delay }) => delay)).toEqual([
    0,
    PACES.full.pause,
  ]);
  const many = timed(
    Array.from({ length: 60 }, () => visit),
    PACES.full,
  );
  const last = many.at(-1)?.delay ?? 0;
  expect(last + PACES.full.flight).toBeLessThanOrEqual(4_000);
  expect(many.length).toBeGreaterThan(3);
});
