/** What was said before the game, when seats were not yet drawn. */

import type { EventView } from '../server/types';

/** The events, with those who spoke in the waiting room at the seats they have now. */
export function seatedAsNow(events: readonly EventView[], seats: number): readonly EventView[] {
  const begun = events.findIndex((event) => event.type === 'started');
  const started = events[begun];
  if (started?.type !== 'started' || started.rotation === 0) return events;
  return events.map((event, index) =>
    event.type === 'said' && index < begun
      ? { ...event, seat: (event.seat - started.rotation + seats) % seats }
      : event,
  );
}
