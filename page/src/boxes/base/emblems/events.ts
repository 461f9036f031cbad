import { arch, oval, paint, type Emblem } from '../../../art/pen';
import { banner, burst, leafMark, placed, shown } from '../../../art/emblems/displays';
import { finds } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';
import { hats, things } from '../../../art/emblems/wardrobe';

export const events: Record<string, Emblem> = {
  city_monument: shown((pen) => {
    pen.block(paint.stone, -9, -20, -6, -64, 0, -72, 6, -64, 9, -20);
    pen.wall(paint.stone, 0, -18, 30, 9);
    pen.shape(oval(0, -46, 5), paint.blue);
    pen.hatch(5, -56, -3, 2, 7, 0.3, 5);
  }),
  grand_tour: banner(paint.red, (pen) => {
    pen.shape(oval(0, 0, 15), paint.cream);
    pen.shape('M0 -14L4 0L0 14L-4 0Z', paint.gold);
    pen.line('M-14 0h4M10 0h4M0 -14v3M0 11v3', 1.2);
  }),
  harvest_festival: shown((pen) => {
    pen.shape(
      'M-26 -22C-30 -34 -14 -46 6 -40C22 -36 34 -28 40 -32C38 -22 26 -16 10 -18C-6 -18 -22 -14 -26 -22Z',
      paint.straw,
    );
    pen.line('M-14 -18q-6 -14 4 -22M0 -17q-4 -14 6 -21M14 -18q-2 -8 4 -14', 1, undefined, 0.7);
    pen.shape(oval(-22, -26, 6, 8), paint.bark);
    pen.shape(oval(-24, -30, 5) + oval(-30, -24, 5) + oval(-24, -21, 4), paint.red);
    pen.shape(oval(-34, -30, 5), paint.amber);
    pen.shape('M-30 -36c-2 -8 2 -12 6 -12c2 6 0 10 -6 12Z', paint.leaf);
  }),
  cartographers_expedition: shown((pen) => {
    pen.block(
      paint.cream,
      -34,
      -22,
      -36,
      -56,
      -12,
      -50,
      12,
      -58,
      36,
      -52,
      34,
      -18,
      12,
      -24,
      -12,
      -16,
    );
    pen.line('M-12 -50V-16M12 -58V-24', 0.9, undefined, 0.6);
    pen.wash('M-30 -34q8 -8 14 -2t12 -4t10 6t16 -4v10q-14 8 -26 2t-26 2Z', paint.water);
    pen.line('M-28 -46l8 8 10 -6 10 8 8 -10 12 4', 1.3, paint.red);
    pen.line('M22 -48l6 6M28 -48l-6 6', 2, paint.red);
  }),
  a_brilliant_marketing_plan: shown((pen) => {
    pen.shape('M-26 -40L18 -62V-22L-26 -34Z', paint.gold);
    pen.shape(oval(18, -42, 6, 20), paint.amber);
    pen.shape('M-20 -33L-14 -20H-6L-10 -31Z', paint.bark);
    pen.line('M30 -56l12 -6M32 -42h14M30 -28l12 6', 2, paint.red);
  }),
  a_well_run_city: shown((pen) => m.clock(pen, 0, -46, 24)),
  an_evening_of_fireworks(pen) {
    pen.wash('M-110 -97H110V14H-110Z', paint.night, 0.55);
    m.boulders(pen, -10, 2, 12, 12, 2, 10);
    pen.line(burst(-28, -56, 22), 1.8, paint.glow);
    pen.line(burst(26, -62, 18), 1.8, paint.rose);
    pen.line(burst(6, -34, 14), 1.8, paint.sky);
    pen.line('M-28 -34Q-26 -14 -14 -6M26 -44Q22 -20 10 -6', 1, paint.cream, 0.7);
    pen.wash(
      oval(-48, -34, 1.4) +
        oval(52, -40, 1.4) +
        oval(44, -76, 1.4) +
        oval(-54, -72, 1.4) +
        oval(-2, -72, 1.4),
      paint.cream,
    );
  },
  ancient_scrolls_discovered: shown(placed(16, -14, 1.45, things.scroll), (pen) => {
    pen.within('translate(-4 -8)rotate(-16)', (p) => p.rod('M-26 -14H22', paint.plaster, 7));
    pen.line('M-4 -26v12', 2.2, paint.red);
  }),
  capture_of_the_acorn_thieves: shown((pen) => {
    pen.shape('M-13 -42C-13 -24 -6 -20 0 -16C6 -20 13 -24 13 -42Z', paint.amber);
    pen.shape('M-17 -40C-17 -54 17 -54 17 -40Q0 -34 -17 -40Z', paint.bark);
    pen.line('M0 -51v-6M-10 -45l4 4M-4 -48l6 6M4 -48l5 6', 1.2);
    pen.rod('M-28 -16V-64M-14 -16V-68M14 -16V-68M28 -16V-64', paint.slate, 2);
    pen.rod('M-32 -66Q0 -76 32 -66M-32 -16H32', paint.slate, 2.4);
  }),
  croak_wart_cure: shown((pen) => {
    pen.shape('M-6 -60V-48C-24 -42 -26 -20 -18 -18H18C26 -20 24 -42 6 -48V-60Z', paint.sky);
    pen.wash(
      'M-20 -32C-8 -36 6 -28 20 -33C20 -24 19 -19 17 -19H-17C-19 -19 -21 -24 -20 -32Z',
      paint.leaf,
    );
    pen.wash(oval(-6, -26, 2.4) + oval(4, -24, 1.8) + oval(8, -29, 1.4), paint.cream);
    pen.shape('M-7 -66H7V-58H-7Z', paint.wood);
  }),
  flying_doctor_service: shown((pen) => {
    pen.shape(
      'M-10 -38C-26 -60 -46 -58 -54 -50C-44 -50 -44 -44 -50 -42C-40 -40 -36 -34 -14 -26ZM10 -38C26 -60 46 -58 54 -50C44 -50 44 -44 50 -42C40 -40 36 -34 14 -26Z',
      paint.snow,
    );
    pen.line('M-22 -40q-10 -8 -22 -8M22 -40q10 -8 22 -8', 0.9);
    pen.within('translate(-27 -18)', things.medicine);
  }),
  graduation_of_scholars: shown(
    placed(0, -24, 1.5, hats.mortarboard),
    placed(0, -8, 1, things.book),
  ),
  ministering_to_miscreants: shown((pen) => {
    pen.shape(arch(0, -18, 36, 44), paint.soot);
    pen.rod('M-10 -18V-56M0 -18V-60M10 -18V-56', paint.slate, 1.8);
    pen.within('translate(-24 -16)', things.lantern);
  }),
  path_of_the_pilgrims(pen) {
    pen.wash(
      'M-30 6C0 -4 -24 -14 2 -20C16 -24 4 -30 8 -34H14C14 -28 26 -24 14 -18C-4 -10 26 -2 16 6Z',
      paint.plaster,
    );
    pen.within('translate(-50 2)', things.staff);
    pen.within('translate(4 -32)scale(.9)', (p) => {
      p.wall(paint.plaster, 6, 0, 34, 16);
      m.gable(p, paint.tile, 6, -16, 34, 16, 4);
      m.door(p, 6, 0, 9, 12);
      p.line('M6 -32v-9M2 -38h8', 1.5);
    });
    pen.shape(oval(-6, -6, 3, 2) + oval(4, -14, 2.6, 1.8) + oval(-4, 1, 3, 2), paint.rock);
  },
  performer_in_residence: shown(placed(-6, -20, 1.5, things.lute)),
  pristine_chapel_ceiling: shown((pen) => {
    pen.shape(arch(0, -18, 48, 54), paint.stone);
    pen.shape(arch(0, -18, 38, 48), paint.sky);
    pen.wash('M-19 -18V-47a19 19 0 0 1 13 -17L0 -18Z', paint.rose, 0.8);
    pen.wash('M19 -18V-47a19 19 0 0 0 -13 -17L0 -18Z', paint.gold, 0.7);
    pen.line('M0 -66V-18M-19 -40H19M-17 -56L17 -26M17 -56L-17 -26', 1.1);
    pen.shape(oval(0, -42, 7), paint.cream);
  }),
  remembering_the_fallen(pen) {
    pen.shape('M-18 0V-34a18 18 0 0 1 36 0V0Z', paint.stone);
    pen.hatch(16, -30, -7, 2, 6, 0, 5);
    pen.line('M-7 -28C-9 -37 -2 -43 7 -44C8 -35 3 -27 -7 -28ZM-8 -26L2 -38', 1.2);
    pen.line('M-9 -16H9M-6 -11H6', 1);
    pen.within('translate(-54 0)', things.flower);
    pen.within('translate(10 0)', things.flower);
    pen.shape('M26 0V-10H36V0Z', paint.cream);
    pen.shape('M31 -10Q35 -16 31 -21Q27 -16 31 -10Z', paint.amber);
  },
  tax_relief: shown((pen) => {
    pen.rod('M0 -18V-64', paint.gold, 2.4);
    m.balance(pen, 0, -56, 22);
    pen.shape(oval(-18, -20, 7, 3) + oval(-18, -24, 7, 3) + oval(18, -20, 7, 3), paint.gold);
    pen.shape('M-27 -46C-29 -54 -23 -58 -17 -59C-15 -51 -20 -45 -27 -46Z', paint.leaf);
  }),
  the_everdell_games: shown((pen) => {
    pen.shape(
      'M-18 -68H18C18 -48 10 -38 4 -36V-26H12V-20H-12V-26H-4V-36C-10 -38 -18 -48 -18 -68Z',
      paint.gold,
    );
    pen.line('M-18 -62C-30 -62 -28 -46 -12 -46M18 -62C30 -62 28 -46 12 -46', 2.6, paint.amber);
    pen.within('translate(0 -52)scale(.8)', leafMark);
    pen.line('M-40 -58l6 4M-44 -42h8M40 -58l-6 4M44 -42h-8', 1.6, paint.cream);
  }),
  under_new_management: shown((pen) => {
    pen.rod('M-24 -18V-66M24 -18V-66', paint.wood, 3);
    pen.block(paint.plank, -32, -62, 32, -62, 32, -34, -32, -34);
    pen.within('translate(-24 -20)scale(.75)', (p) => p.within('translate(32 -20)', finds.point));
    pen.line('M-26 -54h14M-26 -48h14M-26 -42h10M12 -54h14M12 -48h14M12 -42h10', 1.2);
  }),
};
