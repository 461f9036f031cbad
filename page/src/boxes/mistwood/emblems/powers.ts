import { beasts, blush, eyes, skull, type Beast } from '../../../art/emblems/beasts';
import { figure } from '../../../art/emblems/figures';
import { d, oval, paint, type Emblem } from '../../../art/pen';
import { spider, web } from './spider';

const PUPIL = '#2a1c14';

const butterfly: Beast = {
  fur: '#5a4a6a',
  pale: '#e9c9a0',
  tail(pen) {
    for (const side of [-1, 1]) {
      pen.within(d`scale(${side} 1)`, (p) => {
        p.shape('M7 -32C18 -66 54 -70 56 -48C57 -32 30 -24 9 -24Z', paint.amber);
        p.shape('M8 -24C28 -26 46 -18 42 -6C36 6 16 -4 8 -16Z', paint.tile);
        p.wash(oval(42, -50, 6) + oval(32, -13, 4), paint.glow);
        p.line('M12 -30Q28 -46 50 -54M12 -27Q30 -34 52 -40M12 -20Q24 -16 36 -6', 1);
      });
    }
  },
  head(pen, beast) {
    pen.line('M-5 -12C-8 -24 -14 -28 -18 -26M5 -12C8 -24 14 -28 18 -26', 1.8);
    pen.shape(oval(-19, -26, 2.6) + oval(19, -26, 2.6), paint.gold);
    skull(pen, beast.pale, 14, 13);
    pen.shape(oval(-7, -1, 4.4, 5.6) + oval(7, -1, 4.4, 5.6), PUPIL);
    pen.wash(oval(-5.8, -3.4, 1.5) + oval(8.2, -3.4, 1.5), '#fff');
    pen.line('M-4 8q4 3 8 0', 1.2);
    blush(pen, 10.5, 6);
  },
};

const pig: Beast = {
  fur: '#e6a9a0',
  pale: '#f3c9bd',
  tail(pen, beast) {
    pen.rod(
      'M-14 -6C-24 -4 -28 -12 -22 -15C-17 -17 -15 -10 -21 -9C-28 -8 -33 -14 -31 -19',
      beast.fur,
      2.6,
    );
  },
  head(pen, beast) {
    pen.shape(
      'M-16 -2C-22 -12 -20 -22 -14 -23C-8 -20 -5 -16 -4 -10ZM16 -2C22 -12 20 -22 14 -23C8 -20 5 -16 4 -10Z',
      beast.fur,
    );
    skull(pen, beast.fur, 17.5, 14);
    eyes(pen, 8.5, -3, 2);
    pen.shape(oval(0, 5, 8, 6), beast.pale);
    pen.wash(oval(-2.8, 5, 1.5, 2.2) + oval(2.8, 5, 1.5, 2.2), '#8a5148');
    pen.line('M-5 12q5 2.4 10 0', 1);
    blush(pen, 13, 4);
  },
};

/** The brown coat of summer over the throat of an ermine. */
const stoat: Beast = { ...beasts.ermine, fur: '#a9713f', pale: '#fbf1dd' };

/** More cards than two hands can hold. */
const fan: Emblem = (pen) => {
  for (let i = -2; i <= 2; i++) {
    pen.within(d`translate(0 -8)rotate(${i * 17})`, (p) => {
      p.block(i % 2 ? paint.plaster : paint.cream, -7, -8, -7, -30, 7, -30, 7, -8);
    });
  }
};

/** A plan with what it takes. */
const list: Emblem = (pen) => {
  pen.block(paint.cream, 14, -18, 14, -48, 40, -48, 40, -18);
  pen.line('M18 -42l2 2 3 -4M18 -34l2 2 3 -4M18 -26l2 2 3 -4M27 -41h9M27 -33h9M27 -25h6', 1.2);
};

const sheaf: Emblem = (pen) => {
  pen.shape(
    'M-46 0C-44 -10 -46 -18 -52 -28C-44 -32 -32 -32 -26 -28C-32 -18 -34 -10 -32 0Z',
    paint.straw,
  );
  pen.line('M-47 -14q8 3 16 0M-46 -28l4 12M-39 -30v14M-32 -28l-4 12', 1);
};

const sneaking: Emblem = (pen) => {
  web(pen, -34, -56, 24, 3);
  pen.line('M-34 -56L-20 -28', 0.9, paint.cream);
};

/** The animals whose powers players have. */
export const powers: Record<string, Emblem> = {
  butterflies: figure(butterfly, { coat: paint.lilac, trim: 'collar', before: fan }),
  pigs: figure(pig, {
    coat: paint.blue,
    trim: 'apron',
    holds: 'fork',
    beside: sheaf,
    hat: 'straw',
  }),
  spiders: figure(spider, { coat: paint.pine, trim: 'scarf', back: sneaking, hat: 'greenHood' }),
  stoats: figure(stoat, {
    coat: paint.leaf,
    trim: 'buttons',
    holds: list,
    left: 'quill',
    glasses: 'spectacles',
  }),
};
