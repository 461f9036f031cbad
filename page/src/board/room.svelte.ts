/** What there is room for on a large screen. */

const spacious = matchMedia('(min-width: 112.5rem)');

const wide = matchMedia('(min-width: 64rem)');

let forStory = $state(spacious.matches);
let forColumn = $state(wide.matches);
spacious.addEventListener('change', () => (forStory = spacious.matches));
wide.addEventListener('change', () => (forColumn = wide.matches));

export const room = {
  /** A column for the log alone, always open. */
  get forStory(): boolean {
    return forStory;
  },
  /** A column beside the board; else the other players stand in a row below it. */
  get forColumn(): boolean {
    return forColumn;
  },
};
