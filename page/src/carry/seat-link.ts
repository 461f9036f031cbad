/** Links that bring a seat to another device: `/seat/CODE#SECRET`. */

import type { SeatKey } from '../server/carrying';

const LINK = /\/seat\/([^/?#\s]+)#([\w-]+)/i;

/** What opens the seat that an address leads to; null if it leads to none. */
export function keyIn(address: string): SeatKey | null {
  const [, code = '', secret = ''] = LINK.exec(address) ?? [];
  return secret === '' ? null : { code, secret };
}

/** The way to such a seat on our own page, in a pasted text. */
export function wayIn(text: string): string | null {
  return LINK.exec(text)?.[0] ?? null;
}
