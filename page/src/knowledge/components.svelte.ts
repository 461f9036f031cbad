/** The printed figures of every component, by id. Words are not here: `texts` has them. */

import { isDrawn } from '../boxes/faces.svelte';
import { ask, client } from '../server/api';
import type { BoxFigures, CardFigures, EventFigures, Figures } from '../server/types';
import { offered } from './offered';

let figures = $state.raw<Map<string, Figures>>(new Map());
let boxes = $state.raw<BoxFigures[]>([]);
let loading: Promise<void> | null = null;

export const knowledge = {
  get all(): Figures[] {
    return [...figures.values()];
  },
  /** The boxes that can be played on the page. */
  get boxes(): BoxFigures[] {
    return boxes;
  },
  /** Those of some boxes that the page has no board for. */
  withoutBoard(ids: readonly string[]): string[] {
    return loaded() ? ids.filter((id) => !boxes.some((box) => box.id === id)) : [];
  },
  get loaded(): boolean {
    return loaded();
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

function loaded(): boolean {
  return figures.size > 0;
}

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
  boxes = offered(shelf, isDrawn);
  const played = new Set(boxes.map(({ id }) => id));
  figures = new Map(all.filter(({ box }) => played.has(box)).map((one) => [one.id, one]));
}
