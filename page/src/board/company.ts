import type { Chair } from '../server/types';

/** Whether anybody else sees what happens here: people at the table, or those who look on. */
export function inCompany(
  seats: readonly Pick<Chair, 'by'>[],
  me: number | null,
  watching: number,
): boolean {
  return watching > 0 || seats.some(({ by }, seat) => by === 'person' && seat !== me);
}
