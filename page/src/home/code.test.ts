import { expect, test } from 'vitest';
import { codeIn } from './code';

test.each([
  ['P2SE3X', 'P2SE3X'],
  [' p2s-e3x ', 'P2SE3X'],
  ['https://everdell.example.org/join/P2SE3X', 'P2SE3X'],
  ['Come and play: http://10.0.0.7:8000/table/p2se3x?from=mail#top', 'P2SE3X'],
  ['', ''],
  ['- 0 1 -', ''],
])('%s leads to the table %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
