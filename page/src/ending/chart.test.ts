import { expect, test } from 'vitest';
import { pathOf, scalesOf, spread, tickStep } from './chart';

const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const MOMENTS = [
  { n: 1, seat: 0, scores: [0, 0] },
  { n: 2, seat: 1, scores: [0, 4] },
  { n: 3, seat: 0, scores: [10, 4] },
  { n: 4, seat: 1, scores: [10, 4] },
];

test('the chart runs from the beginning to the end', () => {
  const { x, y, at, ticks } = scalesOf(FRAME, MOMENTS, 0);
  expect([x(0), x(4)]).toEqual([10, 110]);
  expect([y(0), y(10)]).toEqual([55, 5]);
  expect([at(-50), at(61), at(500)]).toEqual([0, 2, 4]);
  expect(ticks).toEqual([0, 2, 4, 6, 8, 10]);
});

test('a game without moments has a chart, too', () => {
  const { x, y } = scalesOf(FRAME, [], 7);
  expect(x(7)).toBe(10);
  expect(y(0)).toBe(55);
});

test('points below zero stay on the chart', () => {
  const { y, ticks } = scalesOf(FRAME, [{ n: 1, seat: 0, scores: [-2, 6] }], 0);
  expect(ticks[0]).toBe(-2);
  expect(y(-2)).toBe(55);
});

test('round numbers of ticks', () => {
  expect([4, 12, 30, 47, 88, 240].map(tickStep)).toEqual([1, 2, 5, 10, 20, 50]);
});

test('a line is level until its score changes', () => {
  const scales = scalesOf(FRAME, MOMENTS, 0);
  expect(pathOf(MOMENTS, 0, 0, scales)).toBe('M10 55H85V5H110V5');
  expect(pathOf(MOMENTS, 1, 0, scales)).toBe('M10 55H60V35H110V35');
});

test('labels do not touch', () => {
  expect(spread([10, 12, 40], 8, 0, 100)).toEqual([10, 18, 40]);
  expect(spread([96, 98], 8, 0, 100)).toEqual([92, 100]);
  expect(spread([50, 20], 8, 0, 100)).toEqual([50, 20]);
});
