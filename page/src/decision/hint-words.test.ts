import { FluentResource } from '@fluent/bundle';
import { beforeEach, expect, test, vi } from 'vitest';
import { Fault } from '../server/fault';
import type { Advice } from '../server/types';
import { filesOf } from '../texts/testing/folder';
import { words } from '../texts/words.svelte';
import { stateWords } from './hint-words';

const PHRASE = { message: 'advice-rest', gaps: {} };
const ADVICE: Advice = {
  option: 'pass',
  picks: null,
  difference: 0,
  win_chance: 0.5,
  confidence: 1,
  share: 1,
  reasons: [],
  phrases: [],
  words: { difference: PHRASE, confidence: PHRASE, chance: PHRASE, reasons: [] },
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const text = [...filesOf('en').values()].join('\n');
  words.use('en', new Map([['', new FluentResource(text)]]));
});

test.each([
  ['is thought about', null, null, 'Leafing through the almanac…'],
  ['is there', [ADVICE], null, 'The almanac advises:'],
  ['has nothing to say', [], null, 'The almanac says nothing about this.'],
  ['failed', null, new Fault('newer-than-this-page', 'Ask again.'), 'Ask again.'],
])('a hint that %s says so', (_, advice, fault, told) => {
  expect(stateWords({ version: 1, seat: 0, advice, fault })).toBe(told);
});
