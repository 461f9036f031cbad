/** The printed figures of every component, by id. Words are not here: `texts` has them. */

import { ask, client } from '../server/api';
import type { BoxFigures, CardFigures, EventFigures, Figures } from '../server/types';

let figures = $state.raw<Map<string, Figures>>(new Map());
let boxes = $state.raw<BoxFigures[]>([]);
let loading: Promise<void> | null = null;

export const knowledge = {
  get all(): Figures[] {
    return [...figures.values()];
  },
  get boxes(): BoxFigures[] {
    return boxes;
  },
  get loaded(): boolean {
    return figures.size > 0;
  },
  of(id: string): Figures | undefined {
    return figures.get(id);
  },
  card(id: string): CardFigures | undefined {
    const found = figures.get(id);
    return found?.component === 'card' ? found : undefined;
  },
  event(id: string): EventFigures | undefined {
    const found = figures.get(id);
    return found?.component === 'event' ? found : undefined;
  },
};

/** Read everything once; a failed try can be repeated. */
export function loadKnowledge(): Promise<void> {
  loading ??= read().catch((thrown: unknown) => {
    loading = null;
    throw thrown;
  });
  return loading;
}

async function read(): Promise<void> {
  const [all, shelf] = await Promise.all([
    ask(() => client.GET('/api/components')),
    ask(() => client.GET('/api/boxes')),
  ]);
  figures = new Map(all.map((one) => [one.id, one]));
  boxes = shelf;
}
