/**
 * Every word that the page asks for is there, and every word that is there is asked for.
 *
 * Keys stand literally in the calls (`words.say('home-play-now')`) or as templates with a literal
 * head (`words.say(`season-${season}`)`), so that they can be read off the sources.
 */

import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './language';
import { callsForWords, faultCodes } from './testing/calls';
import { filesOf } from './testing/folder';
import { messagesOf, type Messages } from './testing/messages';

// Words that follow from the ids of the engine and of the server, whose own tests know the ids.
const BY_ID = ['advice.ftl', 'bots.ftl', 'core.ftl', 'server.ftl', 'why.ftl', ...filesOfBoxes()];

const calls = callsForWords();

function messages(language: Language, without: readonly string[] = []): Messages {
  const files = [...filesOf(language)].filter(([name]) => !without.includes(name));
  return messagesOf(files.map(([, source]) => source));
}

/** A box has a file for its components and one for the rulings on them. */
function filesOfBoxes(): string[] {
  const names = [...filesOf('en').keys()];
  return names.filter((name) => names.includes(`rulings-${name}`));
}

test('the keys can be read off the calls', () => {
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ pattern }) => pattern === null).map(({ place }) => place)).toEqual([]);
});

test.each(LANGUAGES)('every key that the page asks for has words in %s', (language) => {
  const keys = [...messages(language).keys.keys()];
  const missing = calls.filter(({ pattern }) => pattern && !keys.some((key) => pattern.test(key)));
  expect(missing.map(({ place, pattern }) => `${place} ${pattern}`)).toEqual([]);
});

test.each(LANGUAGES)('every gap is filled in %s', (language) => {
  const { keys } = messages(language);
  const lacking = calls.flatMap(({ place, key, given }) => {
    if (key === null || given === null) return [];
    const needed = [...(keys.get(key) ?? [])];
    return needed.filter((name) => !given.has(name)).map((name) => `${place} ${key}: $${name}`);
  });
  expect(lacking).toEqual([]);
});

test.each(LANGUAGES)('every message finds what it mentions in %s', (language) => {
  const { keys, terms, mentioned } = messages(language);
  expect([...mentioned].filter((key) => !keys.has(key) && !terms.has(key))).toEqual([]);
});

test('no word of the page is without use', () => {
  const { keys, mentioned } = messages('en', BY_ID);
  const unused = [...keys.keys()].filter(
    (key) => !mentioned.has(key) && !calls.some(({ pattern }) => pattern?.test(key)),
  );
  expect(unused).toEqual([]);
});

test.each(LANGUAGES)('every fault that the page makes has words in %s', (language) => {
  const { keys } = messages(language);
  expect(faultCodes().filter((code) => !keys.has(`error-${code}`))).toEqual([]);
});
