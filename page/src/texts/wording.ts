/**
 * Which message says what, and what fills its gaps. No language is known here.
 *
 * The server words the same ids in the same way (`everdell.texts.wording`); `vectors.json` holds
 * both to the same sentences.
 */

/** A message and what fills its gaps. */
export class Phrase {
  constructor(
    readonly key: string,
    readonly gaps: Readonly<Record<string, Gap>> = {},
  ) {}
}

/** A seat, named by whoever knows the players. */
export class Seat {
  constructor(readonly number: number) {}
}

/** Several things in a row: commas and a last "and". */
export class Listing {
  constructor(readonly items: readonly (Phrase | Seat)[]) {}
}

export type Gap = string | number | Phrase | Seat | Listing;

/** Whether an id names a card, a place or an event. */
export type IsComponent = (id: string) => boolean;

/** What is asked, and by which component; a decision of the game's view has this shape. */
export interface Demand {
  readonly prompt: string;
  readonly source: string;
}

/** What went wrong: a word for the catalogs, and perhaps the sentence that the server made of it. */
export interface Wrong {
  readonly code: string;
  readonly sentence?: string;
  readonly details?: Readonly<Record<string, string>>;
}

// Where a played card comes from, and the sorts of resources: words that ids are made of.
export const ORIGINS: readonly string[] = ['hand', 'meadow', 'revealed'];
export const KINDS: readonly string[] = ['twig', 'resin', 'pebble', 'berry'];

const NUMBER = /^\d+$/;

export function messageId(id: string): string {
  return id.replaceAll('_', '-');
}

export function component(id: string): Phrase {
  return new Phrase(messageId(id));
}

export function rulesKey(componentId: string): string {
  return `${messageId(componentId)}.text`;
}

export function amounts(resources: Readonly<Record<string, unknown>>): Listing {
  return new Listing(
    Object.entries(resources).map(
      ([kind, n]) => new Phrase(`resource-${kind}.amount`, { n: Number(n) }),
    ),
  );
}

function yes(fact: boolean): string {
  return fact ? 'yes' : 'no';
}

// Prompts and options -------------------------------------------------------------------------

export function prompt(demand: Demand): Phrase {
  const asked = new Phrase(`prompt-${messageId(demand.prompt)}`);
  if (!demand.source) return asked;
  return new Phrase('prompt-of', { source: component(demand.source), demand: asked });
}

export function option(id: string, isComponent: IsComponent, me: number | null): Phrase {
  const { shape, gaps } = read(id, isComponent, me);
  return new Phrase(`option-${shape}`, gaps);
}

/** Options that are taken together: what they do is said once, and to which things in a row. */
export function options(
  ids: readonly string[],
  isComponent: IsComponent,
  me: number | null,
): Phrase[] {
  const alike = new Map<string, Phrase[]>();
  for (const id of addedUp(ids)) {
    const phrase = option(id, isComponent, me);
    const rest = Object.entries(phrase.gaps).filter(([gap]) => gap !== 'component');
    const likeness = JSON.stringify([phrase.key, ...rest]);
    alike.set(likeness, [...(alike.get(likeness) ?? []), phrase]);
  }
  return [...alike.values()].map(saidOnce);
}

/** Single resources become one amount: `gain:twig` and `gain:twig` are `gain:twig=2`. */
function addedUp(ids: readonly string[]): string[] {
  const added = new Map<string, Map<string, number>>();
  const others: string[] = [];
  for (const id of ids) {
    const at = id.lastIndexOf(':');
    const [verb, kind] = [id.slice(0, at), id.slice(at + 1)];
    if (!KINDS.includes(kind)) {
      others.push(id);
      continue;
    }
    const sums = added.get(verb) ?? new Map<string, number>();
    added.set(verb, sums.set(kind, (sums.get(kind) ?? 0) + 1));
  }
  const amountOf = (sums: Map<string, number>): string =>
    [...sums].map(([kind, n]) => `${kind}=${n}`).join(',');
  return [...others, ...[...added].map(([verb, sums]) => `${verb}:${amountOf(sums)}`)];
}

function saidOnce(phrases: readonly Phrase[]): Phrase {
  const [first = new Phrase('')] = phrases;
  const named = phrases.flatMap(({ gaps: { component } }) =>
    component instanceof Phrase ? [component] : [],
  );
  if (named.length === 0) return first;
  return new Phrase(first.key, { ...first.gaps, component: new Listing(named) });
}

/**
 * The shape of an option's id and its gaps: `give:1:berry` is a `give-seat-amount`.
 *
 * A number behind a component tells copies apart, one behind a spot is that of a meadow place, any
 * other number is a seat.
 */
function read(
  id: string,
  isComponent: IsComponent,
  me: number | null,
): { shape: string; gaps: Record<string, Gap> } {
  const [first = '', ...rest] = id.split(':');
  const shape = [messageId(first)];
  const gaps: Record<string, Gap> = {};
  for (const word of rest) {
    const before = shape.at(-1);
    if (isComponent(word)) {
      // The second one is the card whose ability helps to pay.
      const gap = 'component' in gaps ? 'helper' : 'component';
      shape.push(gap);
      gaps[gap] = component(word);
    } else if (NUMBER.test(word) && (before === 'component' || before === 'helper')) {
      gaps[before] = new Phrase('copy', { component: gaps[before] ?? '', n: Number(word) });
    } else if (NUMBER.test(word) && before === 'spot') {
      shape.push('place');
      gaps['place'] = Number(word);
    } else if (NUMBER.test(word)) {
      shape.push('seat');
      gaps['seat'] = new Seat(Number(word));
      gaps['own'] = yes(Number(word) === me);
    } else if (ORIGINS.includes(word)) {
      shape.push('origin');
      gaps['origin'] = word;
    } else if (KINDS.includes(word)) {
      shape.push('amount');
      gaps['amount'] = amounts({ [word]: 1 });
    } else if (word.includes('=')) {
      shape.push('amount');
      gaps['amount'] = amounts(Object.fromEntries(word.split(',').map((pair) => pair.split('='))));
    } else {
      shape.push(messageId(word));
    }
  }
  return { shape: shape.join('-'), gaps };
}

// Faults and scores ---------------------------------------------------------------------------

export function fault(wrong: Wrong): Phrase {
  return new Phrase(`error-${wrong.code}`, wrong.details ?? {});
}

export function scorePart(name: string): Phrase {
  return new Phrase(`score-${messageId(name)}`);
}
