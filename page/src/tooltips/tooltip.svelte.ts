/** What is told now and what can be read: one tooltip and one sign for the whole page. */

import { readableAt, speakerAt } from './says';

/** The id by which whatever has the focus refers to its words. */
export const TOOLTIP = 'tooltip';

/** Attribute of the sign that shows a thing large. */
export const SIGN = 'data-read-sign';

const REST = 400; // milliseconds that a pointer rests on something before it is told
const GLANCE = 150; // and before it can be read
const WARM = 500; // so soon after the last words, the next come at once

interface Told {
  element: Element;
  words: string;
}

interface Looked {
  element: Element;
  read: () => void;
}

class Tooltip {
  told = $state.raw<Told | null>(null);
  /** What the player looks at, if there is more to read about it: the sign is there. */
  looked = $state.raw<Looked | null>(null);

  #resting: ReturnType<typeof setTimeout> | undefined;
  #glancing: ReturnType<typeof setTimeout> | undefined;
  #at: Element | null = null;
  #last = -Infinity;

  /** A pointer or the focus has come to something. */
  point(at: Element | null): void {
    const speaker = speakerAt(at)?.element ?? null;
    if (speaker !== this.#at) {
      this.hush();
      this.#at = speaker;
      const soon = performance.now() - this.#last < WARM;
      if (speaker !== null) {
        this.#resting = setTimeout(() => this.tell(speaker), soon ? 0 : REST);
      }
    }
    const readable = readableAt(at);
    if (readable?.element !== this.looked?.element) {
      this.overlook();
      if (readable !== null) {
        this.#glancing = setTimeout(() => (this.looked = readable), GLANCE);
      }
    }
  }

  /** Say at once what something is. */
  tell(at: Element): void {
    this.hush();
    if (!at.isConnected) return;
    this.told = speakerAt(at);
  }

  /** Say no more, until something else is pointed at. */
  hush(): void {
    clearTimeout(this.#resting);
    if (this.told === null) return;
    this.#last = performance.now();
    this.told = null;
  }

  /** Nothing in particular is looked at any more. */
  overlook(): void {
    clearTimeout(this.#glancing);
    this.looked = null;
  }

  /** Forget what is pointed at. */
  leave(): void {
    this.hush();
    this.overlook();
    this.#at = null;
  }
}

export const tooltip = new Tooltip();
