/** Options of boxes as modules: most are in or out. */

import type { BoxFigures } from '../server/types';

const OFF = 'off';

/** What a module is called that is simply in or out; null for one of several ways. */
export function switchOf({
  values,
}: Pick<BoxFigures['options'][number], 'values'>): { on: string; off: string } | null {
  const [on, ...more] = values.filter((value) => value !== OFF);
  const simple = on !== undefined && more.length === 0 && values.includes(OFF);
  return simple ? { on, off: OFF } : null;
}
