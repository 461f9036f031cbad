import { beasts, type Beast, type Species } from '../../../art/emblems/beasts';
import { figure, type Dress } from '../../../art/emblems/figures';
import { hats, type Hat } from '../../../art/emblems/wardrobe';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { luggage, type Luggage } from './luggage';
import { track, underframe } from './rails';

interface Traveller extends Dress {
  readonly beast: Species;
  /** What stands beside the traveller, and its colour. */
  readonly bag: readonly [Luggage, string];
}

/** Where all visitors have just got off. */
function platform(pen: Pen): void {
  pen.within('translate(0 -9)', track);
  pen.block(paint.stone, -104, 8, -104, -4, 104, -4, 104, 8);
  pen.line('M-104 -1H104', 1.6, paint.gold);
  pen.rod('M56 -3V-54', paint.soot, 1.6);
  pen.shape(oval(56, -58, 5), paint.glow);
}

/** A traveller who has got off, with what stands beside. */
export function arrived({ beast, bag: [kind, color], ...dress }: Traveller): Emblem {
  return (pen) => {
    platform(pen);
    pen.within('translate(6 0)', figure(beast, dress));
    pen.within('translate(-33 1)', (p) => luggage[kind](p, color));
  };
}

interface Passenger {
  readonly beast: Species;
  readonly fur?: string;
  readonly hat: Hat;
}

/** Those who travel together look out of the windows of their coach, children last. */
export function aboard(color: string, ...passengers: readonly Passenger[]): Emblem {
  return (pen) => {
    track(pen);
    underframe(pen, 56);
    pen.wall(color, 0, -16, 112, 46);
    pen.shape('M-60 -62C-40 -70 40 -70 60 -62L58 -58H-58Z', paint.slate);
    pen.line('M-56 -24H56', 2, paint.gold);
    passengers.forEach(({ beast, fur, hat }, i) => {
      const x = (i - (passengers.length - 1) / 2) * 36;
      const look: Beast = fur ? { ...beasts[beast], fur, pale: fur } : beasts[beast];
      pen.shape(d`M${x - 15} -28V-54h30v26Z`, paint.glow);
      pen.within(d`translate(${x} ${i > 1 ? -34 : -38})scale(${i > 1 ? 0.56 : 0.76})`, () => {
        look.head(pen, look);
        hats[hat](pen);
      });
      pen.line(d`M${x - 16} -27.5h32`, 3, paint.plank);
    });
  };
}
