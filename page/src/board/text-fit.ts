/**
 * Rules texts on cards of a fixed size: where one does not fit, the card gives up something, and
 * then something more. All cards that changed are measured together, because each measurement
 * after a change makes the browser lay out the whole table.
 */

import type { Attachment } from 'svelte/attachments';
import { wholeLines } from './fitting';

/**
 * What a card gives up, one after the other: the size of its type, then its picture (`bare`) or its
 * text until it is looked at (`plate`).
 */
export const CONCESSIONS = { plain: ['tight', 'bare'], grand: ['tight', 'plate'] } as const;

type Concessions = (typeof CONCESSIONS)[keyof typeof CONCESSIONS];

interface Place {
  card: HTMLElement;
  concessions: Concessions;
  /** What the card lies in; it keeps its size while the card is laid open. */
  slot: HTMLElement;
  rules: HTMLElement;
}

const places = new Map<Element, Place>();

const watcher = new ResizeObserver((entries) =>
  fit(entries.flatMap(({ target }) => places.get(target) ?? [])),
);
document.fonts.addEventListener('loadingdone', () => fit([...places.values()]));

/**
 * For a card with this text in a list, or in a `data-slot`: `data-fit` on it is then what it has
 * given up, if need be; `cut` if not even that is enough, or `wordless` if a word is wider than it.
 */
export function fitted(text: string, concessions: Concessions): Attachment<HTMLElement> {
  return (card) => {
    const slot = card.closest<HTMLElement>('li, [data-slot]');
    const rules = card.querySelector<HTMLElement>('.rules');
    if (text === '' || slot === null || rules === null) return undefined;
    places.set(slot, { card, concessions, slot, rules });
    watcher.observe(slot); // which tells its size at once
    return () => {
      watcher.unobserve(slot);
      if (places.get(slot)?.card === card) places.delete(slot);
    };
  };
}

function fit(changed: readonly Place[]): void {
  for (const { card } of changed) delete card.dataset['fit'];
  let long = changed.filter(overflows);
  for (const step of [0, 1] as const) {
    for (const { card, concessions } of long) card.dataset['fit'] = concessions[step];
    long = long.filter(overflows);
  }
  const wide = long.filter(tooWide);
  for (const { card } of wide) card.dataset['fit'] = 'wordless';
  // A grand card is never cut, not even if it is looked at just now.
  const plain = long.filter(
    (place) => place.concessions === CONCESSIONS.plain && !wide.includes(place),
  );
  const cut = plain.map((place) => ({
    card: place.card,
    shown: wholeLines(heightOf(place), roomOf(place), lineOf(place)),
  }));
  for (const { card, shown } of cut) {
    card.dataset['fit'] = 'cut';
    card.style.setProperty('--shown', `${shown}px`);
  }
}

/** A word of it is wider than the card: it would have to be broken. */
const tooWide = ({ rules }: Place): boolean => rules.scrollWidth > rules.clientWidth + 1;

/** Whether something shows a card, but not its text, not even where it is looked at. */
export function isWordless(holder: Element): boolean {
  return holder.querySelector('[data-fit=wordless]') !== null;
}

const heightOf = ({ rules }: Place): number => rules.getBoundingClientRect().height;

const lineOf = ({ rules }: Place): number => parseFloat(getComputedStyle(rules).lineHeight);

function roomOf({ card, slot, rules }: Place): number {
  const above = rules.getBoundingClientRect().top - card.getBoundingClientRect().top;
  return slot.clientHeight - above;
}

const overflows = (place: Place): boolean => heightOf(place) > roomOf(place) || tooWide(place);
