import { expect, test } from 'vitest';
import type { GameView, PlayerView } from '../../server/types';
import { toldOf } from './discoveries';

const player = (colors: string[], more: object = {}): PlayerView =>
  ({
    seat: 0,
    city: colors.map((color) => ({ color })),
    events: [],
    tokens: { walked: 1 },
    aside: { expedition: { size: 2 } },
    ...more,
  }) as unknown as PlayerView;
const pointsOf = (id: string, mine: PlayerView, game?: GameView): number | undefined =>
  toldOf(id, mine, game).points;

test('a trail counts once there are enough cards of its color', () => {
  const few = toldOf('everblossom_trail', player(['purple', 'purple', 'red']));
  expect([few.stand, few.points]).toEqual([{ n: 2, least: 3 }, 0]);
  expect(pointsOf('everblossom_trail', player(['purple', 'purple', 'purple']))).toBe(4);
});

test('a city counts less for each such card, or for every two of them', () => {
  expect(pointsOf('sunblaze_city', player(['red', 'red']))).toBe(4);
  expect(pointsOf('greensprout_city', player(['green', 'green', 'green']))).toBe(5);
});

test('the song of bells goes by the rarest color and by the whole expedition', () => {
  const all = ['tan', 'green', 'red', 'blue', 'purple'];
  expect(pointsOf('bellsong_city', player(['red']))).toBe(3);
  expect(pointsOf('bellsong_city', player([...all, 'tan']))).toBe(4);
  expect(pointsOf('bellsong_trail', player([]))).toBe(0);
  expect(pointsOf('bellsong_trail', player([], { tokens: { walked: 2 } }))).toBe(4);
});

test('journeys count for one discovery, seven points at most', () => {
  const places = [
    { id: 'journey_5', kind: 'journey', workers: [0] },
    { id: 'journey_3', kind: 'journey', workers: [0, 1] },
  ];
  expect(pointsOf('hopewatch_trail', player([]), { places } as unknown as GameView)).toBe(7);
});
