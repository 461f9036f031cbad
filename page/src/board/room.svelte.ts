/** What there is room for on a large screen. */

const spacious = matchMedia('(min-width: 112.5rem)');

const wide = matchMedia('(min-width: 64rem)');
const low = matchMedia('(max-height: 52rem)');

let forStory = $state(spacious.matches);
let forColumn = $state(wide.matches);
let isLow = $state(low.matches);
spacious.addEventListener('change', () => (forStory = spacious.matches));
wide.addEventListener('change', () => (forColumn = wide.matches));
low.addEventListener('change', () => (isLow = low.matches));

export const room = {
  /** A column for the log alone, always open. */
  get forStory(): boolean {
    return forStory;
  },
  /** A column beside the board; else the other players stand in a row below it. */
  get forColumn(): boolean {
    return forColumn;
  },
  /** How many other players leave room for the log below them. */
  get withStory(): number {
    if (!forColumn) return 0;
    return isLow ? 1 : 2;
  },
};
