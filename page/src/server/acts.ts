/** What one can do at a table. Each act happens once, however often it has to be sent. */

import { ask, client, keyed } from './api';
import { faultOf } from './fault';
import { identify } from './identity';
import type { components } from './schema';
import type { Hint, NewTable } from './types';

type Schemas = components['schemas'];
type Acted = Schemas['Acted'];

const at = (code: string) => ({ path: { code }, header: keyed() });

export async function openTable(wish: NewTable): Promise<Schemas['OpenedTable']> {
  await identify();
  const params = { header: keyed() };
  return ask(() => client.POST('/api/tables', { params, body: wish }));
}

export async function join(code: string, body: Schemas['Join']): Promise<Acted> {
  await identify();
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/join', { params, body }));
}

/** Choose the animal and the colour of one's workers. */
export function dress(code: string, seat: number, look: Schemas['Look']): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/look', { params, body: { seat, look } }));
}

export function rise(code: string, seat: number): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/rise', { params, body: { seat } }));
}

export function arrange(code: string, seat: number, by: string): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/arrange', { params, body: { seat, by } }));
}

export function start(code: string): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/start', { params }));
}

/** Take an option, or a whole set of picks. */
export function choose(code: string, option: string | string[], version: number): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/choose', { params, body: { option, version } }));
}

/** What a bot would do now. It is counted once for each decision, however often it is asked. */
export function askHint(code: string, version: number): Promise<Hint> {
  const params = { path: { code } };
  return ask(() => client.POST('/api/tables/{code}/hint', { params, body: { version } }));
}

/** Go back to `keep` choices: at once if it is free, else as a proposal to the others. */
export function undo(code: string, version: number, keep?: number): Promise<Acted> {
  const params = at(code);
  const body = keep === undefined ? { version } : { version, keep };
  return ask(() => client.POST('/api/tables/{code}/undo', { params, body }));
}

export function propose(code: string, body: Schemas['Propose']): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/propose', { params, body }));
}

export function answer(code: string, proposal: number, yes: boolean): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/answer', { params, body: { proposal, yes } }));
}

export function say(code: string, body: Schemas['Say']): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/say', { params, body }));
}

/** Give the one who thinks more time. */
export function giveTime(code: string): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/time', { params }));
}

/** Get up from all one's seats; the others wait, or a bot plays on. */
export function leave(code: string): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/leave', { params }));
}

export function comeBack(code: string): Promise<Acted> {
  const params = at(code);
  return ask(() => client.POST('/api/tables/{code}/return', { params }));
}

/** The same people at a new table; the second to ask is led to the same one. */
export function rematch(code: string, sameCards: boolean): Promise<Schemas['OpenedTable']> {
  const params = { path: { code }, query: { same_cards: sameCards } };
  return ask(() => client.POST('/api/tables/{code}/rematch', { params }));
}

/** For good. A table that is not there any more was deleted by a request whose answer got lost. */
export async function deleteTable(code: string): Promise<void> {
  const params = { path: { code } };
  try {
    await ask(() => client.DELETE('/api/tables/{code}', { params }));
  } catch (thrown) {
    if (faultOf(thrown).code !== 'unknown-table') throw thrown;
  }
}
