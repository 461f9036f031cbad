import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://192.0.2.7:8000' });
const { ask, keyed } = await import('./api');

afterEach(() => vi.useRealTimers());

const acted = (data: unknown) => ({ data, response: new Response(null, { status: 200 }) });

test('every wish has a key of its own, also where the browser makes no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = [keyed(), keyed()].map((header) => header['Idempotency-Key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

test('what got lost is sent again, the very same', async () => {
  vi.useFakeTimers();
  const headers = keyed();
  const sent: unknown[] = [];
  const answer = ask(() => {
    sent.push(headers);
    return sent.length < 3 ? Promise.reject(new TypeError('lost')) : Promise.resolve(acted(7));
  });
  await vi.runAllTimersAsync();
  expect(await answer).toBe(7);
  expect(sent).toEqual([headers, headers, headers]);
});

test('what the server refused is not sent again', async () => {
  const refusal = { error: { code: 'stale', sentence: 'Too late.' } };
  const request = vi.fn(() =>
    Promise.resolve({ ...refusal, response: new Response(null, { status: 409 }) }),
  );
  await expect(ask(request)).rejects.toMatchObject({ code: 'stale', status: 409 });
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  [503, { code: 'unavailable', sentence: 'No database.' }, 'unavailable'],
  [502, '<html>Bad Gateway</html>', 'trouble'],
  [500, undefined, 'trouble'],
  [404, '<html>Not Found</html>', 'bad-answer'],
])('%d with %j is the fault %s', async (status, error, code) => {
  const request = () => Promise.resolve({ error, response: new Response(null, { status }) });
  await expect(ask(request)).rejects.toMatchObject({ code, status });
});
