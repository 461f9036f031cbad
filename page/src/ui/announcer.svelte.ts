/** What a screen reader says by itself: the log politely, «your turn» at once. */

class Region {
  text = $state('');
  #waiting: string[] = [];

  say(text: string): void {
    if (text === '') return;
    // A region only tells its last words: what comes in one breath is said as one.
    this.#waiting.push(text);
    if (this.#waiting.length > 1) return;
    // The same sentence again is only heard if the region was empty in between.
    this.text = '';
    queueMicrotask(() => {
      this.text = this.#waiting.join(' ');
      this.#waiting = [];
    });
  }
}

const polite = new Region();
const assertive = new Region();

export const announcements = {
  get polite(): string {
    return polite.text;
  },
  get assertive(): string {
    return assertive.text;
  },
};

export function announce(text: string, urgent = false): void {
  (urgent ? assertive : polite).say(text);
}
