/**
 * What a touch on a thing of the board does, for all things alike: where there is one way, that is
 * done at once and can be taken back; several ways are laid out; what is picked among others is
 * marked; and what cannot be chosen is read. A finger, or a player who wants to be asked, reads
 * first and acts by a second touch.
 */

import type { Option } from '../server/types';
import type { Picks } from './picks';

export type Touch = 'act' | 'lay out' | 'mark' | 'read' | 'nothing';

export function touchOf(
  options: readonly Option[],
  picks: Picks | null,
  { careful, readable }: { careful: boolean; readable: boolean },
): Touch {
  const [first] = options;
  if (first === undefined) return readable ? 'read' : 'nothing';
  if (picks !== null && first.id in picks.pool) return options.length > 1 ? 'lay out' : 'mark';
  if (careful) return readable ? 'read' : 'lay out';
  return options.length > 1 ? 'lay out' : 'act';
}
