import type { Language } from './language';

/** What can be said before any words have come: all that stands in the page's own code. */
export const FALLBACK: Readonly<Record<Language, { silent: string; again: string }>> = {
  en: { silent: 'The server does not answer.', again: 'Try again' },
  fr: { silent: 'Le serveur ne répond pas.', again: 'Réessayer' },
};
