import { Fault } from '../server/fault';
import type { Entry, EventView, PhraseView } from '../server/types';
import { Catalog, type Args, type SeatNames, type Wrong } from './catalog';
import { FALLBACK } from './fallback';
import { Figures, type Width } from './figures';
import { messageId } from './keys';
import { LANGUAGES, type Language } from './language';

/** The catalog of one language, its figures, and whether the rules reference is among its words. */
interface Speech {
  readonly catalog: Catalog;
  readonly figures: Figures;
  readonly ready: boolean;
  readonly rules: boolean;
}

/** The texts of one language as they have come, kept so that switching back is at once. */
interface Sources {
  table?: Promise<string>;
  rules?: Promise<string>;
}

const NOT_YET = speech(LANGUAGES[0], [], false);

/**
 * The words of the reader's language. Whatever is said through it is said anew when the language
 * changes.
 */
class Words {
  #speech = $state.raw<Speech>(NOT_YET);

  get language(): Language {
    return this.#speech.catalog.language;
  }

  /** Whether there are any words yet. */
  get ready(): boolean {
    return this.#speech.ready;
  }

  /** Whether the words of the rules reference are there; `loadRulesWords` brings them. */
  get rulesLoaded(): boolean {
    return this.#speech.rules;
  }

  /** A message by its key, or an attribute of one as `message.attribute`. */
  say(key: string, args?: Args): string {
    return this.#speech.catalog.text(key, args);
  }

  /** A phrase that the server tells. */
  phrase(told: PhraseView, names?: SeatNames): string {
    return this.#speech.catalog.phrase(told, names);
  }

  has(key: string): boolean {
    return this.#speech.catalog.has(key);
  }

  /** Whether there are words for a component. */
  knows(componentId: string): boolean {
    return this.#speech.catalog.has(messageId(componentId));
  }

  /** What a card, place or event is called. */
  name(componentId: string): string {
    return this.#speech.catalog.name(componentId);
  }

  /** The same with soft hyphens, for faces that may be too narrow for it. */
  breakable(componentId: string): string {
    return this.#speech.catalog.breakable(componentId);
  }

  /** What a card, place or event does. */
  rules(componentId: string): string {
    return this.#speech.catalog.rules(componentId);
  }

  /** What a zone of a box is called. */
  zone(id: string): string {
    return this.#speech.catalog.called('zone', id);
  }

  /** What a token or a piece of a box is called. */
  token(id: string): string {
    return this.#speech.catalog.called('token', id);
  }

  /** What a kind of cards or a sort of places is called. */
  group(id: string): string {
    return this.#speech.catalog.called('kind', id);
  }

  /** All of a kind, as a heading. */
  groups(id: string): string {
    return this.#speech.catalog.called('kind', id, ['plural']);
  }

  /** The heading of a sort of places on the board. */
  groupTitle(id: string): string {
    return this.#speech.catalog.called('kind', id, ['title', 'plural']);
  }

  /** What it means to do several things one after the other. */
  phrases(told: readonly PhraseView[], names?: SeatNames): string {
    return told.map((phrase) => this.phrase(phrase, names)).join(' · ');
  }

  /** A line of the log; null for an entry that needs none. */
  entry({ phrase }: Entry, names?: SeatNames): string | null {
    return phrase === undefined ? null : this.phrase(phrase, names);
  }

  /** A line for what happened at the table; null for choices and chat, which are told otherwise. */
  event({ line }: EventView, names?: SeatNames): string | null {
    return line === undefined ? null : this.phrase(line, names);
  }

  /** What a bot is called, its style behind the name; a number tells equal ones apart. */
  bot(spec: string, number?: number): string {
    return this.#speech.catalog.bot(spec, number);
  }

  /** What went wrong, and what to do. */
  fault(wrong: Wrong): string {
    return this.#speech.catalog.fault(wrong);
  }

  /** Where points come from. */
  scorePart(id: string): string {
    return this.#speech.catalog.scorePart(id);
  }

  /** Things in a row: commas and a last "and". */
  list(items: readonly string[]): string {
    return this.#speech.catalog.list(items);
  }

  number(n: number): string {
    return this.#speech.figures.number(n);
  }

  /** How long ago a moment was, in seconds since 1970. */
  ago(moment: number, now?: number): string {
    return this.#speech.figures.ago(moment, now);
  }

  /** How long something lasts: "1 minute, 30 seconds". */
  duration(seconds: number, width?: Width): string {
    return this.#speech.figures.duration(seconds, width);
  }

  /** Speak a language from now on. For the two functions below. */
  use(language: Language, table: string, rules: string | null): void {
    this.#speech = speech(language, rules === null ? [table] : [table, rules], true);
    document.documentElement.lang = language;
  }
}

function speech(language: Language, sources: readonly string[], ready: boolean): Speech {
  return {
    catalog: new Catalog(language, sources, import.meta.env.DEV),
    figures: new Figures(language),
    ready,
    rules: sources.length > 1,
  };
}

export const words = new Words();

const PATIENCE = 15_000; // milliseconds for an answer
const kept: Partial<Record<Language, Sources>> = {};
let wanted: { language: Language; rules: boolean } = { language: LANGUAGES[0], rules: false };

/** Speak a language; rejected with a Fault in that language if its words cannot be had. */
export function loadWords(language: Language): Promise<void> {
  return load({ language, rules: wanted.rules });
}

/** Add the words of the rules reference, from now on in every language. */
export function loadRulesWords(language: Language): Promise<void> {
  return load({ language, rules: true });
}

async function load(wish: typeof wanted): Promise<void> {
  wanted = wish;
  const { language } = wish;
  const sources = (kept[language] ??= {});
  try {
    const [table, rules] = await Promise.all([
      (sources.table ??= fetched(`/api/texts/${language}`)),
      wish.rules ? (sources.rules ??= fetched(`/api/texts/${language}/rules`)) : null,
    ]);
    // After two switches in a row the second counts, in whatever order the answers come.
    if (wanted === wish) words.use(language, table, rules);
  } catch {
    kept[language] = {};
    if (wanted === wish) wanted = { language: words.language, rules: words.rulesLoaded };
    throw new Fault('offline', FALLBACK[language].silent);
  }
}

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
