/** How far the reader has followed each table, kept in this browser. */

const PLACE = 'everdell-seen';
const MOST = 60; // tables that are remembered

export type Seen = Record<string, number>;

/** With one table followed further; those that were looked at longest ago are forgotten. */
export function followed(seen: Seen, code: string, seq: number): Seen {
  const others = Object.entries(seen).filter(([other]) => other !== code);
  const further = Math.max(seq, seen[code] ?? 0);
  return Object.fromEntries([...others.slice(1 - MOST), [code, further]]);
}

/** The last event that the reader has seen of a table; null if there was no visit yet. */
export function lastSeen(code: string): number | null {
  return kept()[code] ?? null;
}

/** Whether any table but this one was followed. */
export function seenOthers(code: string): boolean {
  return Object.keys(kept()).some((other) => other !== code);
}

export function see(code: string, seq: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(followed(kept(), code, seq)));
  } catch {
    // A browser that keeps nothing: there will be no recap after a reload.
  }
}

function kept(): Seen {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Seen;
  } catch {
    return {}; // damaged, or a browser that keeps nothing
  }
}
