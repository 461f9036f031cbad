/** What a screen reader says by itself: the log politely, «your turn» at once. */

let polite = $state('');
let assertive = $state('');

export const announcements = {
  get polite(): string {
    return polite;
  },
  get assertive(): string {
    return assertive;
  },
};

export function announce(text: string, urgent = false): void {
  // The same sentence again is only heard if the region was empty in between.
  if (urgent) {
    assertive = '';
    queueMicrotask(() => (assertive = text));
  } else {
    polite = '';
    queueMicrotask(() => (polite = text));
  }
}
