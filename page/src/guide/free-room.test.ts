import { expect, test } from 'vitest';
import { around, freeRoom, type Box } from './free-room';

const ROOM = { width: 1000, height: 600 };
const SLIP = { width: 300, height: 150 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

/** Whether two boxes meet. */
function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

test('a note lies beside what it is about, and not on it', () => {
  const thing = box(100, 100, 200, 60);
  const place = freeRoom(SLIP, ROOM, thing, [thing]);
  expect(place).not.toBeNull();
  const slip = { ...SLIP, ...(place ?? { left: 0, top: 0 }) };
  expect(meet(slip, thing)).toBe(false);
  expect(meet({ ...slip, left: slip.left - 30, top: slip.top - 30 }, thing)).toBe(true);
});

test('it covers nothing that is taken, however far it has to go', () => {
  const thing = box(0, 0, 100, 40);
  const taken = box(0, 0, 680, 600);
  const place = freeRoom(SLIP, ROOM, thing, [taken]);
  expect(place?.left).toBeGreaterThanOrEqual(680);
});

test('it goes further to cover less of what is worth seeing', () => {
  const thing = box(0, 0, 100, 40);
  const cards = box(0, 40, 500, 560);
  const place = freeRoom(SLIP, ROOM, thing, [thing], [cards]);
  expect(place?.left).toBeGreaterThanOrEqual(500 - 12);
});

test('without room it has no place', () => {
  expect(freeRoom(SLIP, ROOM, box(0, 0, 1, 1), [box(200, 100, 600, 400)])).toBeNull();
  expect(freeRoom(SLIP, { width: 200, height: 600 }, box(0, 0, 1, 1), [])).toBeNull();
});

test('several things have one box around them', () => {
  expect(around([box(10, 20, 10, 10), box(50, 0, 20, 10)])).toEqual(box(10, 0, 60, 30));
});
