/** What there is room for on a large screen. */

const spacious = matchMedia('(min-width: 112.5rem)');

let forStory = $state(spacious.matches);
spacious.addEventListener('change', () => (forStory = spacious.matches));

export const room = {
  /** A column for the log alone, always open. */
  get forStory(): boolean {
    return forStory;
  },
};
