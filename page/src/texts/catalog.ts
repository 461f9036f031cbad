import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import type { GapView, PhraseView } from '../server/types';
import type { Language } from './language';
import { de } from './elision';
import { messageId } from './keys';

export type Args = Readonly<Record<string, string | number>>;

/** What the seats are called; without it they are players counted from 1. */
export type SeatNames = readonly string[];

/** What went wrong: a word for the catalogs, and perhaps the sentence that the server made of it. */
export interface Wrong {
  readonly code: string;
  readonly sentence?: string;
  readonly details?: Readonly<Record<string, string>>;
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
    sources: readonly (string | FluentResource)[],
    readonly strict: boolean,
  ) {
    const functions = { DE: ([name]: FluentValue[]) => de(String(name)) };
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source);
    }
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
    return this.text(messageId(componentId));
  }

  /** The name with soft hyphens, where its words may be broken if need be. */
  breakable(componentId: string): string {
    const key = `${messageId(componentId)}.split`;
    return this.has(key) ? this.text(key).replaceAll('|', '\u00ad') : this.name(componentId);
  }

  rules(componentId: string): string {
    return this.text(`${messageId(componentId)}.text`);
  }

  /**
   * What a zone, a token or a group of a box is called: by the first of some attributes that the box
   * has words for, else by its name, or by its id if there are no words at all.
   */
  called(sort: 'zone' | 'token' | 'kind', id: string, as: readonly string[] = []): string {
    const key = `${sort}-${messageId(id)}`;
    const said = [...as.map((attribute) => `${key}.${attribute}`), key].find((one) =>
      this.has(one),
    );
    return said === undefined ? id.replaceAll('_', ' ') : this.text(said);
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

  /** What went wrong; a fault that only the server can word comes with its sentence. */
  fault(wrong: Wrong): string {
    const key = `error-${wrong.code}`;
    return wrong.sentence && !this.has(key) ? wrong.sentence : this.text(key, wrong.details);
  }

  scorePart(name: string): string {
    return this.text(`score-${messageId(name)}`);
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
}
