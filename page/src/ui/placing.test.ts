import { expect, test } from 'vitest';
import { beside, near, type Box } from './placing';

const ROOM = { width: 1366, height: 768 };
const SHEET = { width: 416, height: 300 };

function thing(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function covers(one: Box, sheet = SHEET, room = ROOM, place = beside): boolean {
  const { left, top } = place(one, sheet, room);
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

test('words stand above what they are about, and below it at the upper edge', () => {
  const words = { width: 200, height: 40 };
  const middle = thing(600, 300, 24, 24);
  expect(near(middle, words, ROOM)).toEqual({ left: 512, top: 254 });
  expect(near(thing(600, 10, 24, 24), words, ROOM).top).toBe(40);
});

test('words never cover what they are about, nor leave the screen', () => {
  const words = { width: 300, height: 90 };
  const screens = [ROOM, { width: 390, height: 844 }, { width: 844, height: 390 }];
  for (const room of screens) {
    const corners = [
      thing(0, 0, 24, 24),
      thing(room.width - 24, 0, 24, 24),
      thing(0, room.height - 24, 24, 24),
      thing(room.width - 24, room.height - 24, 24, 24),
      thing(4, 4, 24, room.height - 8),
    ];
    for (const corner of corners) {
      const { left, top } = near(corner, words, room);
      expect(covers(corner, words, room, near)).toBe(false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + words.width).toBeLessThanOrEqual(room.width);
      expect(top + words.height).toBeLessThanOrEqual(room.height);
    }
  }
});
