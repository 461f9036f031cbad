/** Who is somewhere, for those who listen. */

/** A name, and the players who stand there. */
export function standing(
  name: string,
  seats: readonly number[],
  names: readonly string[],
  say: (told: { place: string; players: string }) => string,
): string {
  if (seats.length === 0) return name;
  return say({ place: name, players: seats.map((seat) => names[seat] ?? '').join(', ') });
}
