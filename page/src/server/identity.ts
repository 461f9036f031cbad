/** Who one is to the server: a token in a cookie that no script can read. There are no accounts. */

import { ask, client } from './api';

let known: Promise<void> | null = null;

/** Make sure that the server knows this browser; it is asked once. */
export function identify(): Promise<void> {
  known ??= introduce().catch((thrown: unknown) => {
    known = null;
    throw thrown;
  });
  return known;
}

async function introduce(): Promise<void> {
  await ask(() => client.POST('/api/identity', { body: { cookie: true } }));
}
