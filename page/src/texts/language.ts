/** The languages that everything is worded in; the first is for readers of none of them. */
export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The first language among a reader's wishes (such as `navigator.languages`) that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const spoken = wish.slice(0, 2).toLowerCase();
    if (isLanguage(spoken)) return spoken;
  }
  return LANGUAGES[0];
}
