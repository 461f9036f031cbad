/**
 * Keep what has not changed: every message of the server is a whole new view, and most of it says
 * what the last one said. With the old objects in the place of equal new ones, only what is
 * different is shown anew.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The new value, built from the parts of the old one where they are equal. */
export function sharing<T>(before: T | null, now: T): T {
  return before === null ? now : (merged(before as Json, now as Json) as T);
}

/** Remember the last value, for a stream of them. */
export function keeping<T>(): (now: T) => T {
  let before: T | null = null;
  return (now) => (before = sharing(before, now));
}

function merged(before: Json, now: Json): Json {
  if (before === now || before === null || now === null) return now;
  if (typeof before !== 'object' || typeof now !== 'object') return now;
  if (Array.isArray(now)) return Array.isArray(before) ? mergedList(before, now) : now;
  return Array.isArray(before) ? now : mergedRecord(before, now);
}

function mergedList(before: Json[], now: Json[]): Json[] {
  let same = before.length === now.length;
  const list = now.map((value, index) => {
    const old = before[index];
    const kept = old === undefined ? value : merged(old, value);
    if (kept !== old) same = false;
    return kept;
  });
  return same ? before : list;
}

function mergedRecord(before: Record<string, Json>, now: Record<string, Json>): Json {
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const record: Record<string, Json> = {};
  for (const key of keys) {
    const old = before[key];
    const value = now[key] ?? null;
    const kept = old === undefined ? value : merged(old, value);
    if (kept !== old) same = false;
    record[key] = kept;
  }
  return same ? before : record;
}
