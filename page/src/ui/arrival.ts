/**
 * Where readers begin after a change of screen: `{@attach arrival}` on its first heading, which
 * needs `tabindex="-1"`. On the first load the browser begins at the top by itself.
 */

import type { Attachment } from 'svelte/attachments';

let loaded = false;

export const arrival: Attachment<HTMLElement> = (heading) => {
  if (loaded) heading.focus({ preventScroll: true });
  loaded = true;
};
