/** The boxes, and the printed figures of components by id. Words are not here: `texts` has them. */

import { isDrawn } from '../boxes/faces.svelte';
import { ask, client } from '../server/api';
import type { BoxFigures, CardFigures, EventFigures, Figures } from '../server/types';
import { offered } from './offered';

let figures = $state.raw<ReadonlyMap<string, Figures>>(new Map());
let read = $state.raw<ReadonlySet<string>>(new Set());
let boxes = $state.raw<BoxFigures[]>([]);
let shelf: Promise<void> | null = null;
const loading: Record<string, Promise<void> | undefined> = {};

export const knowledge = {
  /** Everything of the boxes whose figures have been loaded, in their order. */
  get all(): Figures[] {
    return [...figures.values()];
  },
  /** The boxes that can be played on the page. */
  get boxes(): BoxFigures[] {
    return boxes;
  },
  /** Those of some boxes that the page has no board for. */
  withoutBoard(ids: readonly string[]): string[] {
    return boxes.length > 0 ? ids.filter((id) => !boxes.some((box) => box.id === id)) : [];
  },
  /** Whether the figures of some boxes are there. */
  have(ids: readonly string[]): boolean {
    return ids.every((id) => read.has(id));
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

/** Learn once which boxes there are; a failed try can be repeated. */
export function loadShelf(): Promise<void> {
  return (shelf ??= readShelf().catch((thrown: unknown) => {
    shelf = null;
    throw thrown;
  }));
}

async function readShelf(): Promise<void> {
  boxes = offered(await ask(() => client.GET('/api/boxes')), isDrawn);
}

/** Learn the figures of some boxes, of each once; a failed try can be repeated. */
export async function loadFigures(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => (loading[id] ??= readFigures(id))));
}

async function readFigures(box: string): Promise<void> {
  try {
    const query = { boxes: box, words: false };
    const found = await ask(() => client.GET('/api/components', { params: { query } }));
    read = new Set([...read, box]);
    const all = [...figures.values(), ...found];
    const order = boxes.map(({ id }) => id);
    const sorted = all.sort((a, b) => order.indexOf(a.box) - order.indexOf(b.box));
    figures = new Map(sorted.map((one) => [one.id, one]));
  } catch (thrown) {
    loading[box] = undefined;
    throw thrown;
  }
}
