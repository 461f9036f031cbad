/** Everything that the page needs of a box: its words, its figures and its face. */

import { faces, loadFaces } from '../boxes/faces.svelte';
import { loadBoxWords, words } from '../texts/words.svelte';
import { knowledge, loadFigures } from './components.svelte';

const allBoxes = (): string[] => knowledge.boxes.map(({ id }) => id);

/** Bring it of some boxes; without a wish, of all that can be played. */
export async function loadBoxes(ids: readonly string[] = allBoxes()): Promise<void> {
  await Promise.all([loadBoxWords(ids), loadFigures(ids), loadFaces(ids)]);
}

/** Whether it is there. */
export function haveBoxes(ids: readonly string[] = allBoxes()): boolean {
  return words.haveBoxes(ids) && knowledge.have(ids) && faces.have(ids);
}
