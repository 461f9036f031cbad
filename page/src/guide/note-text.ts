import type { AtTable } from '../board/at-table.svelte';
import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';
import type { Note } from './lessons';

/** What a note says. */
export function noteText({ id, box }: Note, { game, me }: AtTable): string {
  if (box !== null) return words.say(`note-${messageId(box)}-${messageId(id)}`);
  return words.say(`guide-${id}`, { n: game?.players[me ?? 0]?.hand_limit ?? 0 });
}
