/**
 * Links within a screen: the address changes, but the page does not scroll to its top.
 *
 * `onclick={(event) => follow(event) && …}` on a link; true if it was followed here. With a key
 * held down it is the browser's, which opens a tab.
 */

import { go } from '../route.svelte';

export function follow(event: MouseEvent): boolean {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  goQuietly(link.pathname);
  return true;
}

export function goQuietly(path: string, how: { replace?: boolean } = {}): void {
  const { scrollX, scrollY } = window;
  go(path, how);
  scrollTo(scrollX, scrollY);
}
