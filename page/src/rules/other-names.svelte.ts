/** What components are called in the other language: many people know a card by that name. */

import { LANGUAGES, type Language } from '../texts/language';
import { words } from '../texts/words.svelte';

type Names = Readonly<Record<string, string>>;

let known = $state.raw<Partial<Record<Language, Names>>>({});
const asked: Partial<Record<Language, boolean>> = {};

export const otherNames = {
  /** The name of a component in a language that is not the reader's, once it is known. */
  of(id: string): { language: Language; name: string } | null {
    const language = other(words.language);
    const name = known[language]?.[id];
    return name === undefined || name === words.name(id) ? null : { language, name };
  },
};

/** Ask for the names, once for each language. They are a nicety: without them nothing is missing. */
export async function learnOtherNames(): Promise<void> {
  const language = other(words.language);
  if (asked[language]) return;
  asked[language] = true;
  try {
    const answer = await fetch('/api/components', { headers: { 'Accept-Language': language } });
    const all = (await answer.json()) as { id: string; name: string }[];
    known = { ...known, [language]: Object.fromEntries(all.map(({ id, name }) => [id, name])) };
  } catch {
    asked[language] = false;
  }
}

function other(language: Language): Language {
  return LANGUAGES.find((spoken) => spoken !== language) ?? language;
}
