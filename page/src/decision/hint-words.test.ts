import { beforeEach, expect, test, vi } from 'vitest';
import { Fault } from '../server/fault';
import type { Advice } from '../server/types';
import { filesOf } from '../texts/testing/folder';
import { words } from '../texts/words.svelte';
import { ADVISER, stateWords } from './hint-words';

const ADVICE: Advice = {
  option: 'pass',
  difference: 0,
  win_chance: 0.5,
  confidence: 1,
  share: 1,
  reasons: [],
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  words.use('en', [...filesOf('en').values()].join('\n'), null);
});

test.each([
  ['is thought about', null, null, 'Maren looks over your shoulder…'],
  ['is there', [ADVICE], null, 'Maren would do this:'],
  ['has nothing to say', [], null, 'Maren has nothing to say about this.'],
  ['failed', null, new Fault('newer-than-this-page', 'Ask again.'), 'Ask again.'],
])('a hint that %s says so', (_, advice, fault, told) => {
  expect(words.bot(ADVISER)).toBe('Maren');
  expect(stateWords({ version: 1, seat: 0, advice, fault })).toBe(told);
});
