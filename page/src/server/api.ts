/** The server's HTTP surface, typed by its own description. */

import createClient from 'openapi-fetch';
import { Fault } from './fault';
import type { paths } from './schema';

const TRIES = 3;
const PATIENCE = 15_000; // milliseconds for an answer
const PAUSE = 400; // milliseconds before another try

let language = 'en';

/** The language in which faults are told. */
export function speak(to: string): void {
  language = to;
}

async function patient(request: Request): Promise<Response> {
  const wanted = new Request(request, { signal: AbortSignal.timeout(PATIENCE) });
  wanted.headers.set('Accept-Language', language);
  return fetch(wanted);
}

export const client = createClient<paths>({ baseUrl: location.origin, fetch: patient });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * The answer to a request, or the Fault that stands in its place.
 *
 * A request that got lost is sent again. That is safe: reading changes nothing, and an act carries
 * a key by which the server knows it again (see `keyed`).
 */
export async function ask<T>(request: () => Promise<Answer<T>>): Promise<T> {
  for (let tries = 1; ; tries++) {
    let answer: Answer<T>;
    try {
      answer = await request();
    } catch {
      if (tries < TRIES) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE * tries));
        continue;
      }
      throw new Fault('offline', '');
    }
    if (answer.data !== undefined && answer.response.ok) return answer.data;
    throw told(answer.error, answer.response.status);
  }
}

/**
 * Headers that make an act happen once, however often it is sent.
 *
 * Not by `randomUUID`: browsers have it only where the connection is safe, and friends in
 * the same house connect by plain HTTP.
 */
export function keyed(): { 'Idempotency-Key': string } {
  const key = crypto.getRandomValues(new Uint8Array(16));
  return { 'Idempotency-Key': Array.from(key, (n) => n.toString(16).padStart(2, '0')).join('') };
}

function told(body: unknown, status: number): Fault {
  if (typeof body === 'object' && body !== null && 'code' in body && 'sentence' in body) {
    const details = 'details' in body && typeof body.details === 'object' ? body.details : {};
    return new Fault(
      String(body.code),
      String(body.sentence),
      details as Record<string, string>,
      status,
    );
  }
  return new Fault(status >= 500 ? 'trouble' : 'bad-answer', '', {}, status);
}
