/**
 * Rules texts on cards of a fixed size: set smaller where they do not fit, and ended by dots where
 * that is not enough. All cards that changed are measured together, because each measurement after
 * a change makes the browser lay out the whole table.
 */

import type { Attachment } from 'svelte/attachments';
import { wholeLines } from './fitting';

interface Place {
  card: HTMLElement;
  /** What the card lies in; it keeps its size while the card is laid open. */
  slot: HTMLElement;
  rules: HTMLElement;
}

const places = new Map<Element, Place>();

const watcher = new ResizeObserver((entries) =>
  fit(entries.flatMap(({ target }) => places.get(target) ?? [])),
);
document.fonts.addEventListener('loadingdone', () => fit([...places.values()]));

/** For a card with this text in a list: `data-fit` on it is then `tight` or `cut`, if need be. */
export function fitted(text: string): Attachment<HTMLElement> {
  return (card) => {
    const slot = card.closest('li');
    const rules = card.querySelector<HTMLElement>('.rules');
    if (text === '' || slot === null || rules === null) return undefined;
    places.set(slot, { card, slot, rules });
    watcher.observe(slot); // which tells its size at once
    return () => {
      watcher.unobserve(slot);
      if (places.get(slot)?.card === card) places.delete(slot);
    };
  };
}

function fit(changed: readonly Place[]): void {
  for (const { card } of changed) delete card.dataset['fit'];
  const long = changed.filter(overflows);
  for (const { card } of long) card.dataset['fit'] = 'tight';
  const cut = long.filter(overflows).map((place) => ({
    card: place.card,
    shown: wholeLines(heightOf(place), roomOf(place), lineOf(place)),
  }));
  for (const { card, shown } of cut) {
    card.dataset['fit'] = 'cut';
    card.style.setProperty('--shown', `${shown}px`);
  }
}

const heightOf = ({ rules }: Place): number => rules.getBoundingClientRect().height;

const lineOf = ({ rules }: Place): number => parseFloat(getComputedStyle(rules).lineHeight);

function roomOf({ card, slot, rules }: Place): number {
  const above = rules.getBoundingClientRect().top - card.getBoundingClientRect().top;
  return slot.clientHeight - above;
}

const overflows = (place: Place): boolean => heightOf(place) > roomOf(place);
