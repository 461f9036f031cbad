/** To what cards belong: farms to a season, five cards to Corrin. */

import type { Sign } from '../face';
import { buildings, critters } from './emblems/cards';
import { farms } from './emblems/farms';

const SEASONS: Readonly<Record<string, string>> = {
  winter: 'snow',
  spring: 'blossom',
  summer: 'sun',
  autumn: 'leaf',
};

const CROWN: Sign = ['crown', 'choice-mistwood-corrin'];

function seasonal(farm: string): [string, Sign] {
  const [season = ''] = farm.split('_');
  return [farm, [SEASONS[season] ?? 'leaf', `season-${season}`]];
}

export const signs: Record<string, Sign> = Object.fromEntries([
  ...Object.keys(farms).map(seasonal),
  ...Object.keys({ ...buildings, ...critters })
    .filter((id) => id.startsWith('corrin'))
    .map((id): [string, Sign] => [id, CROWN]),
]);
