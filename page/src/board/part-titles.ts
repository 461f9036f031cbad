import { words } from '../texts/words.svelte';
import type { Part } from './parts';

/** What a part of the board is called. */
export function titleOf({ id, kind }: Pick<Part, 'id' | 'kind'>): string {
  return kind === 'row' ? words.zone(id) : words.groupTitle(id);
}
