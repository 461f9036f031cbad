/** Which picture suits a room, so that nothing that matters in it is cut off. */

import type { Room } from '../../art/scene';

const UPRIGHT = 4 / 3; // rooms that are wider, for their height, show the usual picture,
const BROAD = 1.8; // and those that are wider than this a broad one

export function roomFor(width: number, height: number): Room | undefined {
  if (width < UPRIGHT * height) return 'upright';
  return width > BROAD * height ? 'broad' : undefined;
}
