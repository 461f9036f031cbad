/** The form that the table for children takes in a window. */

type Form = 'desk' | 'upright' | 'low' | 'phone';

const phones = matchMedia('(max-width: 43rem) and (min-height: 34.01rem), (max-width: 30rem)');
const lows = matchMedia('(max-height: 34rem)');
const uprights = matchMedia('(orientation: portrait)');

function now(): Form {
  if (phones.matches) return 'phone';
  if (lows.matches) return 'low';
  return uprights.matches ? 'upright' : 'desk';
}

let name = $state(now());
for (const one of [phones, lows, uprights]) one.addEventListener('change', () => (name = now()));

export const form = {
  /**
   * A desk has room for the homes of the others, a tablet that stands upright and a phone have it in
   * one column, and a phone that lies has the cards beside the board.
   */
  get name(): Form {
    return name;
  },
  /** Others are a sign beside the moons; a touch shows their home. */
  get compact(): boolean {
    return name !== 'desk';
  },
};
