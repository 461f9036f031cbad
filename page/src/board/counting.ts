/** Equal things, counted and told apart. */

/** How often each is there, in the order of their first. */
export function counted<T>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** Each with a key of its own, so that it keeps its place when another goes. */
export function keyed(all: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return all.map((id) => {
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    return { id, key: `${id} ${n}` };
  });
}
