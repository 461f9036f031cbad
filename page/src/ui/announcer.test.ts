import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { announce, announcements } from './announcer.svelte';

test('what is said in one breath is heard as a whole', async () => {
  announce('Ann visited the Inn.');
  announce('Copied.');
  expect(announcements.polite).toBe('');
  await tick();
  expect(announcements.polite).toBe('Ann visited the Inn. Copied.');
});

test('what is urgent has a voice of its own', async () => {
  announce('Your turn.', true);
  await tick();
  expect(announcements.assertive).toBe('Your turn.');
  expect(announcements.polite).toBe('Ann visited the Inn. Copied.');
});

test('nothing is said of nothing', async () => {
  announce('');
  await tick();
  expect(announcements.polite).toBe('Ann visited the Inn. Copied.');
});
