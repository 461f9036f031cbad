/** The texts as they come: in parts, each of them once, and kept so that switching back is at once. */

import { FluentResource } from '@fluent/bundle';
import { LANGUAGES, type Language } from './language';

/** Parts are named as behind the language's address; the first is for every screen. */
export const COMMON = '';
export const RULES = '/rules';
export const ofBox = (box: string): string => `/boxes/${box}`;

const PATIENCE = 15_000; // milliseconds for an answer

type Texts = Map<string, FluentResource>;

const come = new Map<Language, Texts>(LANGUAGES.map((language) => [language, new Map()]));
const coming = new Map<string, Promise<void>>();

/** What is wanted in every language: without any wish, what is for every screen. */
export function wishes(): Set<string> {
  return new Set([COMMON]);
}

/** Keep no wishes but for what is there. */
export function forget(wanted: Set<string>, there: ReadonlySet<string>): void {
  for (const part of wanted) if (part !== COMMON && !there.has(part)) wanted.delete(part);
}

/** What has come of a language. */
export function arrived(language: Language): ReadonlyMap<string, FluentResource> {
  return new Map(come.get(language));
}

/** Fetch a part, unless it is there or on its way. */
export async function fetched(language: Language, part: string): Promise<void> {
  const path = `/api/texts/${language}${part}`;
  const texts = come.get(language);
  if (texts === undefined || texts.has(part)) return;
  const asked = coming.get(path) ?? text(path).then((read) => void texts.set(part, read));
  coming.set(path, asked);
  try {
    await asked;
  } finally {
    coming.delete(path);
  }
}

async function text(path: string): Promise<FluentResource> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(await answer.text());
}
