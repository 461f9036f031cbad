/** Options that are for some of the players: their value names the seats, as in `0,2`. */

export function seatsIn(value: string): number[] {
  return value === '' ? [] : value.split(',').map(Number);
}

function named(seats: readonly number[]): string {
  return seats.toSorted((a, b) => a - b).join(',');
}

/** The value with a seat put in or taken out. */
export function withSeat(value: string, seat: number, wanted: boolean): string {
  const others = seatsIn(value).filter((one) => one !== seat);
  return named(wanted ? [...others, seat] : others);
}

/** The value for so many players, their seats counted from one of them. */
export function turned(value: string, players: number, from = 0): string {
  const seats = seatsIn(value).filter((seat) => seat < players);
  return named(seats.map((seat) => (seat - from + players) % players));
}
