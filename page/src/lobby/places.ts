/** Where on the form for a new table a fault is shown: beside what it is about. */

type Place = 'round' | 'boxes' | 'house' | 'open';

const PLACES: Readonly<Record<string, Place>> = {
  'bad-players': 'round',
  'bad-seats': 'round',
  'long-name': 'round',
  'no-figures': 'round',
  'unknown-bot': 'round',
  'no-box': 'boxes',
  'unknown-box': 'boxes',
  'box-requires': 'boxes',
  'box-excludes': 'boxes',
  'component-twice': 'boxes',
  'unknown-option': 'boxes',
  'bad-option': 'boxes',
  'bad-clock': 'house',
  'enough-public': 'house',
  'bad-house-rule': 'house',
  'clock-without-stand-in': 'house',
  'bad-seed': 'house',
};

/** What is about nothing in particular is said beside the button. */
export function placeOf(code: string): Place {
  return PLACES[code] ?? 'open';
}
