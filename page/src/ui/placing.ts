/** Where something lies beside the thing it is about: never over it, as long as there is room. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 12;

/** To its right, to its left, below it, above it; where nothing fits, as far from it as possible. */
export function beside(thing: Box, sheet: Size, room: Size): { left: number; top: number } {
  const across = within(thing.left, sheet.width, room.width);
  const along = within(thing.top, sheet.height, room.height);
  const right = thing.right + MARGIN;
  const left = thing.left - MARGIN - sheet.width;
  const below = thing.bottom + MARGIN;
  const above = thing.top - MARGIN - sheet.height;
  if (right + sheet.width <= room.width) return { left: right, top: along };
  if (left >= MARGIN) return { left, top: along };
  if (below + sheet.height <= room.height) return { left: across, top: below };
  if (above >= MARGIN) return { left: across, top: above };
  const onTheLeft = thing.left + thing.right < room.width;
  return { left: onTheLeft ? room.width - sheet.width - MARGIN : MARGIN, top: along };
}

const CLOSE = 6;

/** A few words at a small thing: above it, or below it, or at a side of one that is too high. */
export function near(thing: Box, words: Size, room: Size): { left: number; top: number } {
  const middle = (thing.left + thing.right - words.width) / 2;
  const left = Math.max(CLOSE, Math.min(middle, room.width - words.width - CLOSE));
  const above = thing.top - CLOSE - words.height;
  const below = thing.bottom + CLOSE;
  if (above >= CLOSE) return { left, top: above };
  if (below + words.height <= room.height) return { left, top: below };
  return beside(thing, words, room);
}

/** As near to a wished place as the room allows. */
function within(wish: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(wish, room - length - MARGIN));
}
