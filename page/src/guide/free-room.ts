/** Where a note lies: beside what it is about, and over nothing that is wanted now. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Point = Pick<Box, 'left' | 'top'>;

const STEP = 12; // pixels between two places that are tried
const MARGIN = 8; // to the edge, and to what must not be covered
const COVERED = 1 / 25; // how far one would rather go than cover a square pixel of something else

/**
 * The best place in a room for something of a size, or null. It covers none of `taken`, little of
 * `liked`, and lies as near as it can.
 */
export function freeRoom(
  size: Size,
  room: Size,
  near: Box,
  taken: readonly Box[],
  liked: readonly Box[] = [],
): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (let top = MARGIN; top + size.height <= room.height - MARGIN; top += STEP) {
    for (let left = MARGIN; left + size.width <= room.width - MARGIN; left += STEP) {
      const here = { left, top, ...size };
      const far = distance(here, near);
      if (far >= least || taken.some((one) => overlap(here, one, MARGIN) > 0)) continue;
      const covered = liked.reduce((sum, one) => sum + overlap(here, one), 0);
      const cost = far + covered * COVERED;
      if (cost >= least) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** The box around some others. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How many pixels lie between two boxes. */
function distance(one: Box, other: Box): number {
  const across = gap(one.left, one.width, other.left, other.width);
  const down = gap(one.top, one.height, other.top, other.height);
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

/** How much of one box lies over another, with a margin around it. */
function overlap(one: Box, other: Box, margin = 0): number {
  const across = -gap(one.left, one.width, other.left, other.width) + margin;
  const down = -gap(one.top, one.height, other.top, other.height) + margin;
  return across > 0 && down > 0 ? Math.min(across, one.width) * Math.min(down, one.height) : 0;
}

/** From the end of the one that comes first to the beginning of the other; less than 0 if they meet. */
function gap(start: number, length: number, other: number, otherLength: number): number {
  return Math.max(start, other) - Math.min(start + length, other + otherLength);
}
