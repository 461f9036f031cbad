/** What brings a seat from one device to another. */

import { ask, client, keyed } from './api';
import { identify } from './identity';
import type { components } from './schema';

type Schemas = components['schemas'];

export type CarryLink = Schemas['CarryLink'];
/** A phrase, or the code of a table and the secret of a link to a seat there. */
export type SeatKey = Partial<Schemas['SeatKey']>;
export type SeatsFound = Schemas['SeatsFound'];

/** A link that brings one's seats to another device, once; a former one is void. */
export function makeLink(code: string): Promise<CarryLink> {
  const params = { path: { code } };
  return ask(() => client.POST('/api/tables/{code}/carry', { params }));
}

/** Words that bring one's seats back; former ones are void. */
export async function makePhrase(code: string): Promise<string> {
  const params = { path: { code } };
  return (await ask(() => client.POST('/api/tables/{code}/phrase', { params }))).phrase;
}

/** The seats that a link or a phrase would bring here. */
export async function findSeats(key: SeatKey): Promise<SeatsFound> {
  await identify();
  return ask(() => client.POST('/api/seat/look', { body: whole(key) }));
}

/** Take them; the code of their table. */
export async function takeSeats(key: SeatKey): Promise<string> {
  await identify();
  const params = { header: keyed() };
  return (await ask(() => client.POST('/api/seat/take', { params, body: whole(key) }))).code;
}

const whole = (key: SeatKey): Schemas['SeatKey'] => ({ code: '', secret: '', phrase: '', ...key });
