/**
 * A row with parts that can be spared: where there is no room for everything, they are left out
 * whole, one after the other, before anything is cut off.
 */

import type { Attachment } from 'svelte/attachments';

/** The parts have a `data-spare`; the lowest number goes first. */
export const leaveOut: Attachment<HTMLElement> = (row) => {
  const look = (): void => spare(row);
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  for (const one of [row, ...row.children]) size.observe(one);
  content.observe(row, { childList: true, characterData: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};

function spare(row: HTMLElement): void {
  const rank = (part: HTMLElement): number => Number(part.dataset['spare']);
  const parts = [...row.querySelectorAll<HTMLElement>('[data-spare]')].sort(
    (one, other) => rank(one) - rank(other),
  );
  for (const part of parts) part.hidden = false;
  for (const part of parts) {
    if (row.scrollWidth <= row.clientWidth) return;
    part.hidden = true;
  }
}
