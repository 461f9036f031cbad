import { figure, type Dress } from '../../../art/emblems/figures';
import * as m from '../../../art/emblems/masonry';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { crawling, spider, web } from './spider';

/** Drops of dew: as many as the number of a card. */
function dew(pen: Pen, n: number): void {
  const EACH = 9;
  let drops = '';
  for (let i = 0; i < n; i++) {
    const angle = ((i % EACH) * 2 * Math.PI) / EACH;
    const far = i < EACH ? 34 : 20;
    drops += oval(Math.sin(angle) * far, -40 - Math.cos(angle) * far * 0.86, 2.6);
  }
  pen.shape(drops, paint.sky);
}

/** A web with its dew, and the spider if it shows herself. */
function activity(n: number, shows: boolean, ground?: Emblem): Emblem {
  return (pen) => {
    pen.wash(oval(0, -40, 50, 42), paint.plum, 0.55);
    ground?.(pen);
    web(pen, 0, -40, 46);
    dew(pen, n);
    if (shows) crawling(pen, 0, -40, 0.85);
  };
}

const river: Emblem = (pen) => {
  pen.wash('M-56 -8C-30 -20 -10 2 12 -8C30 -16 44 -10 56 -6V6H-56Z', paint.water);
  pen.line('M-40 -6q8 -4 16 0M0 -2q8 -4 16 0M30 -5q7 -4 14 0', 1.3, paint.snow);
};

/** Which of the cards show a spider, by their numbers. */
const SPIDERS = [1, 2, 3, 4, 5, 10, 11, 13, 14, 16, 17, 18];
const CARDS = 18;

const activities: Record<string, Emblem> = {
  ...Object.fromEntries(
    Array.from({ length: CARDS }, (_, i) => [
      `nightweave_activity_${String(i + 1).padStart(2, '0')}`,
      activity(i + 1, SPIDERS.includes(i + 1)),
    ]),
  ),
  nightweave_activity_pearlbrook_1: activity(1, false, river),
  nightweave_activity_pearlbrook_2: activity(2, true, river),
};

/** She, in the dress of the hour. */
function her(dress: Partial<Dress>): Emblem {
  return figure(spider, { coat: paint.night, trim: 'collar', ...dress });
}

/** Her level: jewels beside her. */
function level(n: number, dress: Partial<Dress>): Emblem {
  return (pen) => {
    web(pen, 0, -40, 50, 3, 1);
    her(dress)(pen);
    let jewels = '';
    for (let i = 0; i < n; i++) {
      const x = (i - (n - 1) / 2) * 11;
      jewels += d`M${x} ${-9}l4 5 -4 5 -4 -5Z`;
    }
    if (n > 0) pen.shape(jewels, paint.gold);
  };
}

const levels: Record<string, Emblem> = {
  nightweave_level_0: level(0, {}),
  nightweave_level_1: level(1, { hat: 'kerchief' }),
  nightweave_level_2: level(2, { hat: 'hood', coat: paint.plum }),
  nightweave_level_3: level(3, { hat: 'tiara', coat: paint.plum }),
  nightweave_level_4: level(4, { hat: 'crown', coat: paint.plum, trim: 'ermine' }),
};

const plots: Record<string, Emblem> = {
  plot_sticky_meadow(pen) {
    pen.wash(oval(0, -4, 58, 9), paint.leaf, 0.7);
    const LINES = [-44, -4];
    for (const foot of LINES) {
      for (const x of [-34, 0, 34]) {
        const held = x === 0 || foot === LINES[0] ? paint.lilac : paint.cream;
        pen.block(held, x - 11, foot, x - 11, foot - 32, x + 11, foot - 32, x + 11, foot);
      }
    }
    web(pen, 0, -59, 24, 3);
    pen.line('M-4 -58Q-18 -50 -34 -58M4 -58Q18 -50 34 -58M0 -50Q-4 -36 0 -18', 2.2, paint.snow);
    pen.shape(oval(-19, -50, 2.4) + oval(19, -50, 2.4) + oval(-2, -36, 2.4), paint.sky);
    crawling(pen, 0, -59, 0.6);
  },
  plot_web_of_roads(pen) {
    pen.wash('M-8 4C-4 -20 -30 -24 -56 -30V-20C-34 -16 -24 -10 -30 4Z', paint.plaster);
    pen.wash('M8 4C6 -20 30 -22 56 -32V-22C34 -14 26 -10 30 4Z', paint.plaster);
    pen.rod('M0 2V-50', paint.wood, 4);
    pen.shape('M0 -48H-26L-33 -42L-26 -36H0ZM0 -34H24L31 -28L24 -22H0Z', paint.plank);
    web(pen, -24, -62, 22, 3);
    web(pen, 30, -54, 26, 3);
    crawling(pen, 30, -54, 0.6);
  },
  plot_stolen_stores: her({ left: 'loot', holds: 'lantern', hat: 'mask' }),
  plot_silken_whispers(pen) {
    web(pen, 0, -40, 50, 4);
    pen.within('translate(-4 -6)', (p) => m.envelope(p, -18, -20, 44));
    pen.line('M4 -40q8 -8 16 0t16 0M8 -54q8 -8 16 0t16 0', 1.8, paint.lilac);
    crawling(pen, 30, -24, 0.75);
  },
  plot_early_journey: her({ back: 'pack', holds: 'staff', hat: 'wide' }),
  plot_tangled_events(pen) {
    m.pennants(pen, -54, -60, 54, -66, 8);
    pen.rod('M-40 0V-58M40 0V-62', paint.wood, 3);
    pen.shape('M-26 -44H26V-8L0 -16L-26 -8Z', paint.red);
    pen.shape(oval(0, -30, 8), paint.gold);
    web(pen, 0, -34, 44, 4, 1.3);
    crawling(pen, 22, -52, 0.65);
  },
};

const personalities: Record<string, Emblem> = {
  personality_builder: her({ coat: paint.bark, trim: 'apron', holds: 'mallet', left: 'plan' }),
  personality_hostess: her({ coat: paint.rose, trim: 'apron', before: 'counter', hat: 'kerchief' }),
  personality_wanderer: her({ coat: paint.pine, trim: 'scarf', holds: 'bundle', hat: 'greenHood' }),
  personality_collector: her({ coat: paint.blue, holds: 'jar', left: 'net', glasses: 'monocle' }),
};

/** Her cards. */
export const lair: Record<string, Emblem> = {
  ...activities,
  ...levels,
  ...plots,
  ...personalities,
};
