/** Whether the log is in view: where it is depends on the room there is. */

import { untrack } from 'svelte';

let logs = $state(0);

export const logView = {
  get open(): boolean {
    return logs > 0;
  },
};

/** To be called by the log while it is there. */
export function inView(): void {
  $effect(() => {
    untrack(() => (logs += 1));
    return () => {
      untrack(() => (logs -= 1));
    };
  });
}
