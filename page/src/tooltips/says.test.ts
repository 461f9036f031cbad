import { expect, test } from 'vitest';
import { keep, readableAt, speakerAt, type Nested } from './says';

const inside = (parentElement: Nested | null): Nested => ({ parentElement });

test('the innermost element that has something to say speaks', () => {
  const card = inside(null);
  const cost = inside(card);
  const icon = inside(cost);
  keep(card, { words: () => 'a farm' });
  keep(cost, { words: () => '2 twigs' });
  expect(speakerAt(icon)).toEqual({ element: cost, words: '2 twigs' });
  expect(speakerAt(card)?.words).toBe('a farm');
});

test('what shows already what it is leaves the word to what is around it', () => {
  const group = inside(null);
  const card = inside(group);
  keep(group, { words: () => 'a group' });
  keep(card, { words: () => null });
  expect(speakerAt(card)?.element).toBe(group);
});

test('words are asked for anew each time', () => {
  let n = 1;
  const count = inside(null);
  keep(count, { words: () => `${n} twigs` });
  n = 3;
  expect(speakerAt(count)?.words).toBe('3 twigs');
});

test('where there is nothing to say, nothing is said', () => {
  expect(speakerAt(inside(inside(null)))).toBeNull();
  expect(speakerAt(null)).toBeNull();
});

test('a part of a card leads to the card that is read', () => {
  let read = 0;
  const card = inside(null);
  const cost = inside(card);
  keep(card, { words: () => null, read: () => read++ });
  keep(cost, { words: () => '2 twigs' });
  readableAt(cost)?.read();
  expect(read).toBe(1);
  expect(readableAt(inside(null))).toBeNull();
});
