/**
 * The faces of the boxes, one folder each, found by where they lie and loaded when a table is played
 * with them. Boxes without a folder do without: the board shows their parts in a general way.
 */

import { addEmblems } from '../art/emblems';
import type { BoxFace } from './face';

const folders = import.meta.glob<{ default: BoxFace }>('./*/index.ts');

const loading: Record<string, Promise<void> | undefined> = {};
let loaded = $state.raw<readonly BoxFace[]>([]);

export const faces = {
  /** Those that are there, in the order in which they came. */
  get all(): readonly BoxFace[] {
    return loaded;
  },
  /** Whether nothing of these boxes is still to come. */
  have(boxes: readonly string[] = drawnBoxes()): boolean {
    return boxes.every((box) => !isDrawn(box) || loaded.some(({ id }) => id === box));
  },
};

/** Bring the faces of some boxes; without a wish, of all that are drawn. */
export async function loadFaces(boxes: readonly string[] = drawnBoxes()): Promise<void> {
  await Promise.all(boxes.map((box) => loadFace(box)));
}

function drawnBoxes(): string[] {
  return Object.keys(folders).flatMap((path) => path.split('/')[1] ?? []);
}

const pathOf = (box: string): string => `./${box}/index.ts`;

function isDrawn(box: string): boolean {
  return Object.hasOwn(folders, pathOf(box));
}

function loadFace(box: string): Promise<void> {
  const found = folders[pathOf(box)];
  if (found === undefined) return Promise.resolve();
  return (loading[box] ??= found()
    .then(({ default: face }) => take(face))
    .catch((thrown: unknown) => {
      loading[box] = undefined; // another try may find it
      throw thrown;
    }));
}

function take(face: BoxFace): void {
  if (face.emblems) addEmblems(face.emblems);
  loaded = [...loaded, face];
}
