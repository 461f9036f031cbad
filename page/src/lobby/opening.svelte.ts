/** Opening a table: one at a time, and what went wrong with it. */

import { loadShelf } from '../knowledge/components.svelte';
import { go } from '../route.svelte';
import { openTable } from '../server/acts';
import { faultOf, type Fault } from '../server/fault';
import type { NewTable } from '../server/types';
import { ownLook } from '../settings/look';

export class Opening {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);

  /** Open the table and go there, once it is known what can be wished for; whether it worked. */
  async open(wish: () => NewTable): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await loadShelf();
      const { code } = await openTable({ ...wish(), look: ownLook() });
      go(`/table/${code}`);
      return true;
    } catch (thrown) {
      this.fault = faultOf(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
