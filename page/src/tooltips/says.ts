/**
 * What the things on the page say about themselves. An element is given its words once, as a
 * function that is called when they are asked for: until then they cost nothing.
 */

import type { Attachment } from 'svelte/attachments';

export interface Said {
  /** What it is; null where it shows that already. */
  readonly words: () => string | null;
  /** Shows it large. */
  readonly read?: (() => void) | undefined;
}

/** As much of an element as is needed to look around it. */
export interface Nested {
  readonly parentElement: Nested | null;
}

const known = new WeakMap<Nested, Said>();

/** Have an element say what it is; and be shown large, if there is more to read about it. */
export function says(words: Said['words'], read?: Said['read']): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-says', '');
    keep(element, { words, read });
  };
}

export function keep(element: Nested, said: Said): void {
  known.set(element, said);
}

/** The innermost element around a point that has something to say. */
export function speakerAt<E extends Nested>(start: E | null): { element: E; words: string } | null {
  for (const [element, { words }] of saidAround(start)) {
    const text = words();
    if (text) return { element, words: text };
  }
  return null;
}

/** The innermost element around a point that can be read. */
export function readableAt<E extends Nested>(
  start: E | null,
): { element: E; read: () => void } | null {
  for (const [element, { read }] of saidAround(start)) {
    if (read !== undefined) return { element, read };
  }
  return null;
}

function* saidAround<E extends Nested>(start: E | null): Generator<[E, Said]> {
  for (let at = start; at !== null; at = at.parentElement as E | null) {
    const said = known.get(at);
    if (said !== undefined) yield [at, said];
  }
}
