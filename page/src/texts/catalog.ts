import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Advice, GapView, PhraseView } from '../server/types';
import type { Language } from './language';
import {
  component,
  fault,
  Listing,
  messageId,
  option,
  options,
  Phrase,
  prompt,
  rulesKey,
  scorePart,
  Seat,
  type Demand,
  type Gap,
  type Wrong,
} from './wording';

export type Args = Readonly<Record<string, string | number>>;

/** What the seats are called; without it they are players counted from 1. */
export type SeatNames = readonly string[];

/** A piece of advice in words, each part to be put where there is room for it. */
export interface AdviceWords {
  readonly option: string;
  readonly difference: string;
  readonly confidence: string;
  readonly chance: string;
  readonly reasons: readonly string[];
}

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

/**
 * The words of one language: everything that the engine names by an id, said in words.
 *
 * Whatever has no words is a mistake of ours. A strict catalog throws it; any other says something
 * readable in its place and complains once, for a reader is better served by a page with a gap
 * than by none.
 */
export class Catalog {
  readonly #bundle: FluentBundle;
  readonly #complaints = new Set<string>();

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly strict: boolean,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  // Messages by key -----------------------------------------------------------------------------

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** A message, or an attribute of one as `message.attribute`. */
  text(key: string, args: Args = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) {
      this.#complain(`The catalog '${this.language}' has no message '${key}'.`);
      return key.split(/[-.]/).at(-1) ?? key;
    }
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, faults);
    if (faults[0]) {
      this.#complain(
        `The message '${key}' (${this.language}) lacks something: ${faults[0].message}.`,
      );
    }
    return text;
  }

  #pattern(key: string): Pattern {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  #complain(about: string): void {
    if (this.strict) throw new Error(about);
    if (this.#complaints.has(about)) return;
    this.#complaints.add(about);
    console.error(about);
  }

  /** A phrase that the server tells. */
  phrase(told: PhraseView, names?: SeatNames): string {
    const filled = Object.entries(told.gaps).map(([name, gap]) => [name, this.#gap(gap, names)]);
    return this.text(told.message, Object.fromEntries(filled) as Args);
  }

  #gap(gap: GapView, names?: SeatNames): string | number {
    if (typeof gap !== 'object') return gap;
    if ('message' in gap) return this.phrase(gap, names);
    if ('component' in gap) return this.name(gap.component);
    if ('seat' in gap) return names?.[gap.seat] ?? this.text('seat', { n: gap.seat + 1 });
    if ('bot' in gap) return this.bot(gap.bot);
    if ('amount' in gap) {
      const goods = Object.entries(gap.amount);
      return this.list(goods.map(([kind, n]) => this.text(`resource-${kind}.amount`, { n })));
    }
    return this.list(gap.items.map((item) => String(this.#gap(item, names))));
  }

  // What the engine names by an id --------------------------------------------------------------

  name(componentId: string): string {
    return this.#say(component(componentId));
  }

  rules(componentId: string): string {
    return this.text(rulesKey(componentId));
  }

  /** What is asked, and which component asks it. */
  prompt(demand: Demand): string {
    const asked = this.#say(prompt(demand));
    return asked.charAt(0).toUpperCase() + asked.slice(1);
  }

  /** What choosing an option means; `me` is the seat whose city is called "yours". */
  option(optionId: string, names?: SeatNames, me: number | null = null): string {
    return this.#say(option(optionId, this.#isComponent, me), names);
  }

  /** What it means to choose several options one after the other. */
  options(optionIds: readonly string[], names?: SeatNames, me: number | null = null): string {
    const phrases = options(optionIds, this.#isComponent, me);
    return phrases.map((phrase) => this.#say(phrase, names)).join(' · ');
  }

  /**
   * What a bot is called, its style in words behind the name: `sage:blocker@2s`. One of another
   * package has no words here and keeps its own name. A number tells equal ones apart.
   */
  bot(spec: string, number?: number): string {
    const [id = '', style = ''] = (spec.split('@')[0] ?? '').split(':');
    const key = `bot-${messageId(id)}`;
    const given = this.has(key)
      ? this.text(key)
      : id.charAt(0).toUpperCase() + id.slice(1).toLowerCase();
    const name = number === undefined ? given : `${given} ${number}`;
    if (style === '') return name;
    const manner = `style-${messageId(style)}`;
    return this.text('styled-bot', {
      bot: name,
      style: this.has(manner) ? this.text(manner) : style,
    });
  }

  /** What a bot thinks of an answer. */
  advice({ phrases, words }: Advice, names?: SeatNames): AdviceWords {
    return {
      option: phrases.map((phrase) => this.phrase(phrase, names)).join(' · '),
      difference: this.phrase(words.difference),
      confidence: this.phrase(words.confidence),
      chance: this.phrase(words.chance),
      reasons: words.reasons.map((phrase) => this.phrase(phrase, names)),
    };
  }

  /** What went wrong; a fault that only the server can word comes with its sentence. */
  fault(wrong: Wrong): string {
    const phrase = fault(wrong);
    return wrong.sentence && !this.has(phrase.key) ? wrong.sentence : this.#say(phrase);
  }

  scorePart(name: string): string {
    return this.#say(scorePart(name));
  }

  /** Things in a row, as in the sentences. */
  list(items: readonly string[]): string {
    let listed = items.at(-1) ?? '';
    let link = 'list-last';
    for (const item of items.slice(0, -1).reverse()) {
      listed = this.text(link, { item, rest: listed });
      link = 'list-more';
    }
    return listed;
  }

  // Inside ----------------------------------------------------------------------------------------

  /** Components are the messages that carry a rules text. */
  readonly #isComponent = (id: string): boolean => this.has(rulesKey(id));

  #say(phrase: Phrase, names?: SeatNames): string {
    const filled = Object.entries(phrase.gaps).map(([gap, value]) => [
      gap,
      this.#fill(value, names),
    ]);
    return this.text(phrase.key, Object.fromEntries(filled) as Args);
  }

  #fill(gap: Gap, names?: SeatNames): string | number {
    if (gap instanceof Phrase) return this.#say(gap, names);
    if (gap instanceof Seat) return names?.[gap.number] ?? this.text('seat', { n: gap.number + 1 });
    if (gap instanceof Listing) {
      return this.list(gap.items.map((item) => String(this.#fill(item, names))));
    }
    return gap;
  }
}
