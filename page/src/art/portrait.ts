import { opponent } from './emblems/opponents';
import { framed, imageUrl, oval, paint, Pen } from './pen';
import { hash, pick, random } from './random';

const SIZE = 100;
const skies = [paint.sky, paint.straw, paint.rose, paint.lilac, paint.water] as const;

const drawn = new Map<string, string>();

/** The face of a bot as an address for `<img>`; the same for the same id. */
export function portraitUrl(id: string): string {
  let address = drawn.get(id);
  if (address === undefined) {
    address = imageUrl(draw(id));
    drawn.set(id, address);
  }
  return address;
}

function draw(id: string): string {
  const pen = new Pen(random(hash(`opponent:${id}`)));
  pen.wash(`M0 0H${SIZE}V${SIZE}H0Z`, pick(pen.chance, skies), 0.75);
  pen.wash(oval(30, 104, 70, 34), paint.moss, 0.8);
  pen.wash(oval(78, 110, 60, 34), paint.leaf, 0.8);
  pen.within('translate(50 124)scale(1.5)', opponent(id));
  return framed(
    pen,
    SIZE,
    SIZE,
    'xMidYMid slice',
    `<rect width="${SIZE}" height="${SIZE}" fill="${paint.cream}"/>`,
  );
}
