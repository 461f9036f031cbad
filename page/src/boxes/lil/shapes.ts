/** Which picture suits a room, so that nothing that matters in it is cut off. */

interface Shape {
  readonly wide: boolean;
  readonly tall: boolean;
}

const UPRIGHT = 4 / 3; // rooms that are wider, for their height, show the usual picture,
const STRIP = 1.9; // and those that are wider than this a strip

export function shapeFor(width: number, height: number): Shape {
  return { tall: width < UPRIGHT * height, wide: width > STRIP * height };
}
