import { expect, test } from 'vitest';
import { codeIn, grouped, tidied } from './code';

test.each([
  ['P2SE3XW7K', 'P2SE3XW7K'],
  [' p2s-e3x w7k ', 'P2SE3XW7K'],
  ['P2S-E3X', 'P2SE3X'],
  ['https://everdell.example.org/join/P2SE3XW7K', 'P2SE3XW7K'],
  ['Come and play: http://10.0.0.7:8000/table/p2se3xw7k?from=mail#top', 'P2SE3XW7K'],
  ['', ''],
  ['- 0 1 -', ''],
])('%s leads to the table %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test.each([
  ['P2SE3XW7K', 'P2S-E3X-W7K'],
  ['P2SE3X', 'P2S-E3X'],
  ['', ''],
])('%s is read as %s', (code, shown) => {
  expect(grouped(code)).toBe(shown);
});

test.each([
  ['p', 'P'],
  ['p2s', 'P2S'],
  ['P2Se', 'P2S-E'],
  ['p2s e3x-w7', 'P2S-E3X-W7'],
  ['http://10.0.0.7:8000/join/P2SE3XW7K', 'http://10.0.0.7:8000/join/P2SE3XW7K'],
])('%s becomes %s while it is typed', (typed, shown) => {
  expect(tidied(typed)).toBe(shown);
});
