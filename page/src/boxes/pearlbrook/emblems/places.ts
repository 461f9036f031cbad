import { beasts } from '../../../art/emblems/beasts';
import { found } from '../../../art/emblems/finds';
import { paint, type Emblem } from '../../../art/pen';
import { spaces } from './river';
import { lily, pearl, ripples, scallop, stream } from './water';

const frog = { ...beasts.toad, fur: '#74a64f', pale: '#dfe6a8' };

export const places: Record<string, Emblem> = {
  forest_two_pebbles_card: found('pebble', 'card', 'pebble'),
  forest_resin_pebble_or_four_cards: found('resin', 'pebble', 'card', 'card'),
  forest_berry_pebble_card: found('berry', 'pebble', 'card'),
  forest_refresh_meadow_draw_two: found('meadow', 'card', 'any'),
  shoal(pen) {
    stream(pen, -34);
    pen.shape('M-72 8C-64 -8 -30 -14 0 -12C32 -14 66 -8 74 8Z', paint.straw);
    ripples(pen, -70, -24, 28, -20, -30, 24);
    // A toad waits for what the water brings
    pen.within('translate(50 -34)scale(.8)', () => frog.head(pen, frog));
    pen.wash('M32 -29H68V-20H32Z', paint.water);
    ripples(pen, 30, -28, 40);
    scallop(pen, -34, 0, 18, paint.rose);
    scallop(pen, 40, 2, 16, paint.cream);
    scallop(pen, 2, 2, 26, paint.lilac);
    pearl(pen, 2, -12, 9);
    pearl(pen, -16, 2, 4.4);
    pearl(pen, 24, 3, 4);
    pearl(pen, 58, 0, 3.6);
    lily(pen, -64, -26, 12, true);
  },
  ...spaces,
};
