/** What is laid over the board by a button or a key: only one of these at a time. */

import { panes } from '../board/panes.svelte';

export type Laid = 'options' | 'keys' | 'menu' | 'settings' | 'seat';

class Commands {
  laid = $state<Laid | null>(null);

  toggle(what: Laid): void {
    this.laid = this.laid === what ? null : what;
  }

  close(): void {
    this.laid = null;
  }

  /** To the log, and from the log back to where one was. */
  showLog(): void {
    panes.toggleStory();
  }

  /** The rules in a tab of their own, so that the table stays as it is. */
  openRules(): void {
    open('/rules', 'everdell-rules');
  }
}

export const commands = new Commands();
