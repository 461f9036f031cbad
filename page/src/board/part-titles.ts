import { words } from '../texts/words.svelte';
import { messageId } from '../texts/keys';
import type { Part } from './parts';

/** What a part of the board is called. */
export function titleOf({ id, kind }: Pick<Part, 'id' | 'kind'>): string {
  if (kind === 'row') return words.zone(id);
  const several = messageId(id);
  return words.has(`board-group-${several}`)
    ? words.say(`board-group-${several}`)
    : words.group(id);
}
