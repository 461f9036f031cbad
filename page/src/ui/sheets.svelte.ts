/** Whether a sheet is being read. */

import { untrack } from 'svelte';

let laid = $state(0);

export const sheets = {
  get open(): boolean {
    return laid > 0;
  },
  /** One more is laid over the page; what is answered takes it away. */
  lay(): () => void {
    const add = (n: number): void => untrack(() => void (laid += n));
    add(1);
    return () => add(-1);
  },
};
