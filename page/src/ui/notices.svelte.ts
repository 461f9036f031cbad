/** Short notes at the edge of the page that go away by themselves. */

import { announce } from './announcer.svelte';

interface Notice {
  id: number;
  text: string;
  kind: 'note' | 'fault';
}

const STAYS = 6_000; // milliseconds; faults stay until they are put away

let all = $state.raw<Notice[]>([]);
let next = 0;

export const notices = {
  get all(): Notice[] {
    return all;
  },
};

export function notify(text: string, kind: Notice['kind'] = 'note'): void {
  const id = next++;
  all = [...all.slice(-2), { id, text, kind }];
  announce(text, kind === 'fault');
  if (kind === 'note') setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  all = all.filter((notice) => notice.id !== id);
}
