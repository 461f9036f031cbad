/** Lists of tables that stay fresh while they are looked at. */

import { ask, client } from '../server/api';
import { faultOf, type Fault } from '../server/fault';
import { identify } from '../server/identity';
import type { TableLine } from '../server/types';
import { inOrder, joinable, watchable } from './lines';

const FRESH = 15_000; // milliseconds between two looks

export class TableList {
  /** Null until the first answer. */
  lines = $state.raw<readonly TableLine[] | null>(null);
  /** Why the last look failed; what was known before stays. */
  fault = $state.raw<Fault | null>(null);

  readonly #read: () => Promise<readonly TableLine[]>;

  constructor(read: () => Promise<readonly TableLine[]>) {
    this.#read = read;
  }

  async look(): Promise<void> {
    try {
      this.lines = await this.#read();
      this.fault = null;
    } catch (thrown) {
      this.fault = faultOf(thrown);
    }
  }

  /** Look again and again while the page is seen; to be called in an effect. */
  watch(): () => void {
    const again = (): void => {
      if (document.visibilityState === 'visible') void this.look();
    };
    again();
    const timer = setInterval(again, FRESH);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }
}

export async function myTables(): Promise<readonly TableLine[]> {
  await identify();
  return inOrder((await ask(() => client.GET('/api/tables/mine'))).tables);
}

/** What anybody may join or watch. */
export async function publicTables(): Promise<readonly TableLine[]> {
  const { tables } = await ask(() => client.GET('/api/tables'));
  return tables.filter((line) => joinable(line) || watchable(line));
}
