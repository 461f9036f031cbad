/** What one can read of a table beside its live channel, and of the server. */

import { ask, client } from './api';
import type { components } from './schema';
import type { Explanation, GameView } from './types';

const of = (code: string, seat: number | null) => ({
  path: { code },
  query: seat === null ? {} : { seat },
});

/** Prices of what is offered to a seat, and reasons for what is not. */
export function explain(code: string, seat: number | null): Promise<Explanation> {
  return ask(() => client.GET('/api/tables/{code}/explain', { params: of(code, seat) }));
}

/** The board as it was after so many choices. */
export function boardAfter(code: string, n: number, seat: number | null): Promise<GameView> {
  const { path, query } = of(code, seat);
  const params = { path: { ...path, n }, query };
  return ask(() => client.GET('/api/tables/{code}/at/{n}', { params }));
}

/** The scores after each choice. */
export function replay(code: string): Promise<components['schemas']['Replay']> {
  return ask(() => client.GET('/api/tables/{code}/replay', { params: { path: { code } } }));
}

/** The address to send to others: the server may be known to them by another name than to us. */
export async function linkTo(code: string): Promise<string> {
  const { link } = await ask(() =>
    client.GET('/api/tables/{code}/link', { params: { path: { code } } }),
  );
  return link;
}

/** What runs on the server. */
export function about(): Promise<components['schemas']['About']> {
  return ask(() => client.GET('/api/about'));
}
