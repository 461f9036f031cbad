import { faultOf } from '../server/fault';
import { words } from '../texts/words.svelte';

/** Something that is asked of the server, once at a time; and in words what was wrong. */
export class Attempt {
  busy = $state(false);
  wrong = $state('');

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = '';
    try {
      await work();
    } catch (thrown) {
      this.wrong = words.fault(faultOf(thrown));
    } finally {
      this.busy = false;
    }
  }
}
