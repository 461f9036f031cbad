import { expect, test } from 'vitest';
import { keyIn, wayIn } from './seat-link';

test('a link tells the table and the secret behind the #', () => {
  const link = 'https://play.example.org/seat/ABCDEFGHK#a-B_9';
  expect(keyIn(link)).toEqual({ code: 'ABCDEFGHK', secret: 'a-B_9' });
  expect(wayIn(`  ${link}\n`)).toBe('/seat/ABCDEFGHK#a-B_9');
});

test('what is no such link tells nothing', () => {
  for (const text of ['', 'ABC-DEF', '/seat', '/seat/ABC', '/seat/ABC#', '/join/ABC#x']) {
    expect(keyIn(text)).toBeNull();
    expect(wayIn(text)).toBeNull();
  }
});
