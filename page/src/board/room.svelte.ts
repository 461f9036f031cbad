/** How much room the window has, in rem. */

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { layout } from '../ui/layout.svelte';
import type { Room } from './lay-out';

/** Read anew with every size of the window: people change the size of their letters, too. */
function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

export function roomNow(): Room {
  const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
  const unit = rem();
  return {
    width: width / unit,
    height: height / unit,
    fingers: layout.fingers,
    phone: layout.phone,
  };
}
