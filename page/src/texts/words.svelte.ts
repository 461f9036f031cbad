import type { FluentResource } from '@fluent/bundle';
import { Fault } from '../server/fault';
import type { Entry, EventView, PhraseView } from '../server/types';
import { arrived, COMMON, fetched, forget, ofBox, RULES, wishes } from './arriving';
import { Catalog, type Args, type SeatNames, type Wrong } from './catalog';
import { FALLBACK } from './fallback';
import { Figures, type Width } from './figures';
import { messageId } from './keys';
import { LANGUAGES, type Language } from './language';

/** The catalog of one language, its figures, and the parts of the texts that are in it. */
interface Speech {
  readonly catalog: Catalog;
  readonly figures: Figures;
  readonly parts: ReadonlySet<string>;
}

const NOT_YET = speech(LANGUAGES[0], new Map());

/**
 * The words of the reader's language. Whatever is said through it is said anew when the language
 * changes.
 */
class Words {
  #speech = $state.raw<Speech>(NOT_YET);

  get language(): Language {
    return this.#speech.catalog.language;
  }

  /** The parts of the texts that have come. */
  get parts(): ReadonlySet<string> {
    return this.#speech.parts;
  }

  /** Whether there are any words yet. */
  get ready(): boolean {
    return this.parts.has(COMMON);
  }

  /** Whether the words of the rules reference are there; `loadRulesWords` brings them. */
  get rulesLoaded(): boolean {
    return this.parts.has(RULES);
  }

  /** Whether the words of some boxes are there; `loadBoxWords` brings them. */
  haveBoxes(boxes: readonly string[]): boolean {
    return boxes.every((box) => this.parts.has(ofBox(box)));
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

  /** Speak a language from now on, by the texts that have come of it. For the functions below. */
  use(language: Language, texts: ReadonlyMap<string, FluentResource>): void {
    this.#speech = speech(language, texts);
    document.documentElement.lang = language;
  }
}

function speech(language: Language, texts: ReadonlyMap<string, FluentResource>): Speech {
  return {
    catalog: new Catalog(language, [...texts.values()], import.meta.env.DEV),
    figures: new Figures(language),
    parts: new Set(texts.keys()),
  };
}

export const words = new Words();

const wanted = wishes();
let next: Language = LANGUAGES[0];

/** Speak a language; rejected with a Fault in that language if its words cannot be had. */
export function loadWords(language: Language): Promise<void> {
  next = language;
  return load();
}

/** Add the words of the rules reference, and of the boxes that it is about. */
export function loadRulesWords(boxes: readonly string[]): Promise<void> {
  return add([RULES, ...boxes.map(ofBox)]);
}

/** Add the words of some boxes, from now on in every language. */
export function loadBoxWords(boxes: readonly string[]): Promise<void> {
  return add(boxes.map(ofBox));
}

function add(parts: readonly string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  return load();
}

async function load(): Promise<void> {
  const language = next;
  try {
    await Promise.all([...wanted].map((part) => fetched(language, part)));
  } catch {
    // What is spoken goes on, and what was not to be had has to be asked for again.
    forget(wanted, words.parts);
    if (next === language && words.ready) next = words.language;
    if (next !== language) speakNext();
    throw new Fault('offline', FALLBACK[language].silent);
  }
  // After two switches in a row the second counts, in whatever order the answers come.
  if (next === language) speakNext();
}

function speakNext(): void {
  const texts = arrived(next);
  if (!texts.has(COMMON)) return;
  const news = next !== words.language || texts.size > words.parts.size;
  if (news) words.use(next, texts);
}
