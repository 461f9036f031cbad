/** Talk at a table: the phrases that all read in their own languages, and sending. */

import { say } from '../server/acts';
import { ask, client } from '../server/api';
import { faultOf } from '../server/fault';
import { words } from '../texts/words.svelte';
import { notify } from '../ui/notices.svelte';

/** As long as the server lets a message be. */
export const LONGEST = 500;

let ids = $state.raw<string[]>([]);
let asked = false;

export const phrases = {
  get all(): string[] {
    return ids;
  },
};

/** Read the phrases once; after a failure, ask again the next time. */
export async function loadPhrases(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    ids = await ask(() => client.GET('/api/phrases'));
  } catch {
    asked = false;
  }
}

/** Say something; whether it was heard. What went wrong is told at the edge of the page. */
export async function speak(
  code: string,
  wish: { text: string } | { phrase: string },
): Promise<boolean> {
  try {
    await say(code, { text: '', phrase: '', ...wish });
    return true;
  } catch (thrown) {
    notify(words.fault(faultOf(thrown)), 'fault');
    return false;
  }
}
