import { expect, test } from 'vitest';
import { beside, type Box } from './placing';

const ROOM = { width: 1366, height: 768 };
const SHEET = { width: 416, height: 300 };

function thing(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function covers(one: Box, sheet = SHEET, room = ROOM): boolean {
  const { left, top } = beside(one, sheet, room);
  return (
    left < one.right &&
    left + sheet.width > one.left &&
    top < one.bottom &&
    top + sheet.height > one.top
  );
}

test.each([
  ['at the left edge', thing(10, 300, 100, 60)],
  ['at the right edge', thing(1250, 300, 100, 60)],
  ['in the middle', thing(600, 300, 140, 180)],
  ['as wide as the board, above', thing(100, 50, 1200, 90)],
  ['as wide as the board, below', thing(100, 640, 1200, 100)],
])('a thing %s is not covered', (_, one) => {
  expect(covers(one)).toBe(false);
});

test('a sheet stays on the screen', () => {
  const { left, top } = beside(thing(1300, 700, 60, 60), SHEET, ROOM);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top + SHEET.height).toBeLessThanOrEqual(ROOM.height);
});

test('where nothing fits, most of the thing is left in view', () => {
  const { left } = beside(thing(50, 40, 400, 700), { width: 950, height: 700 }, ROOM);
  expect(left).toBeGreaterThan(300);
});
