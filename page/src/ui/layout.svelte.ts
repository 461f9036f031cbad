/** How much room there is, and whether fingers do the pointing. */

// A tablet that stands upright has room for the whole table only if it is a tall one.
const narrow = matchMedia(
  '(max-width: 47.99rem), (max-width: 63.99rem) and (max-height: 66rem), ' +
    '(max-height: 30rem) and (max-width: 60rem)',
);
const coarse = matchMedia('(pointer: coarse)');

let phone = $state(narrow.matches);
let fingers = $state(coarse.matches);
narrow.addEventListener('change', () => (phone = narrow.matches));
coarse.addEventListener('change', () => (fingers = coarse.matches));

export const layout = {
  /** One column, a dock and tabs. */
  get phone(): boolean {
    return phone;
  },
  /** A touch reads first and acts on a second button. */
  get fingers(): boolean {
    return fingers;
  },
};
