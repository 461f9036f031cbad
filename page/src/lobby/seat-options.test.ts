import { expect, test } from 'vitest';
import { seatsIn, turned, withSeat } from './seat-options';

test('a value names seats, none if it is empty', () => {
  expect(seatsIn('')).toEqual([]);
  expect(seatsIn('0,2')).toEqual([0, 2]);
});

test('a seat is put in and taken out, in order', () => {
  expect(withSeat('2', 0, true)).toBe('0,2');
  expect(withSeat('0,2', 0, true)).toBe('0,2');
  expect(withSeat('0,2', 2, false)).toBe('0');
});

test('who does not play is left out', () => {
  expect(turned('0,3', 2)).toBe('0');
});

test('seats are counted from the one who begins', () => {
  expect(turned('0,2', 3, 2)).toBe('0,1');
});
