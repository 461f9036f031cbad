import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from './words.svelte';

const TEXTS: Record<string, string> = {
  '/api/texts/en': 'hello = Hello',
  '/api/texts/fr': 'hello = Bonjour',
  '/api/texts/en/rules': 'setup = Deal the cards',
  '/api/texts/fr/rules': 'setup = Distribuez les cartes',
  '/api/texts/en/boxes/harbour': 'pier = Pier',
  '/api/texts/fr/boxes/harbour': 'pier = Jetée',
};

type Answering = (path: string) => Promise<Response>;

const answer: Answering = async (path) => new Response(TEXTS[path]);
const silence: Answering = async () => Promise.reject(new TypeError('no network'));

let module: typeof Module;

function serve(answering: Answering) {
  const fetch = vi.fn(answering);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  module = await import('./words.svelte');
});

test('there are no words before they are loaded', () => {
  expect(module.words.ready).toBe(false);
  expect(module.words.has('hello')).toBe(false);
});

test('a language is spoken at once when its words have come', async () => {
  const { words, loadWords } = module;
  const fetch = serve(answer);
  await loadWords('fr');
  expect(words.ready).toBe(true);
  expect(words.language).toBe('fr');
  expect(words.say('hello')).toBe('Bonjour');
  expect(document.documentElement.lang).toBe('fr');
  await loadWords('en');
  expect(words.say('hello')).toBe('Hello');
  await loadWords('fr');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the words of the rules come when asked for, and then with every language', async () => {
  const { words, loadWords, loadRulesWords } = module;
  serve(answer);
  await loadWords('en');
  expect(words.rulesLoaded).toBe(false);
  await loadRulesWords([]);
  expect(words.rulesLoaded).toBe(true);
  expect(words.say('setup')).toBe('Deal the cards');
  await loadWords('fr');
  expect(words.say('setup')).toBe('Distribuez les cartes');
});

test('the words of a box come when it is played, and then with every language', async () => {
  const { words, loadWords, loadBoxWords } = module;
  const fetch = serve(answer);
  await loadWords('en');
  expect(words.haveBoxes(['harbour'])).toBe(false);
  await Promise.all([loadBoxWords(['harbour']), loadBoxWords(['harbour'])]);
  expect(words.haveBoxes(['harbour'])).toBe(true);
  expect(words.say('pier')).toBe('Pier');
  await loadWords('fr');
  expect(words.say('pier')).toBe('Jetée');
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('what was asked for while the language changed comes in the new one', async () => {
  const { words, loadWords, loadBoxWords } = module;
  serve(answer);
  await loadWords('en');
  await Promise.all([loadBoxWords(['harbour']), loadWords('fr')]);
  expect(words.say('pier')).toBe('Jetée');
});

test('words of a box that cannot be had leave all others alone', async () => {
  const { words, loadWords, loadBoxWords } = module;
  serve(async (path) => (path.includes('boxes') ? silence(path) : answer(path)));
  await loadWords('en');
  await expect(loadBoxWords(['harbour'])).rejects.toMatchObject({ code: 'offline' });
  await loadWords('fr');
  expect(words.say('hello')).toBe('Bonjour');
  serve(answer);
  await loadBoxWords(['harbour']);
  expect(words.say('pier')).toBe('Jetée');
});

test.each([
  ['a silent server', silence],
  ['a server that has none', async () => new Response('', { status: 503 })],
])('%s is told in the wanted language, and what was spoken before stays', async (_, answering) => {
  const { words, loadWords } = module;
  serve(answer);
  await loadWords('en');
  serve(answering);
  await expect(loadWords('fr')).rejects.toMatchObject({
    code: 'offline',
    sentence: 'Le serveur ne répond pas.',
  });
  expect(words.language).toBe('en');
  serve(answer);
  await loadWords('fr');
  expect(words.say('hello')).toBe('Bonjour');
});

test('of two wishes the second one counts, whichever is answered first', async () => {
  const { words, loadWords } = module;
  let late: (text: Response) => void = () => undefined;
  serve((path) =>
    path === '/api/texts/fr' ? new Promise((resolve) => (late = resolve)) : answer(path),
  );
  const first = loadWords('fr');
  await loadWords('en');
  late(await answer('/api/texts/fr'));
  await first;
  expect(words.language).toBe('en');
});
