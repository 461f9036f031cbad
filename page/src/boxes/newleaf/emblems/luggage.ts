import { oval, paint, type Pen } from '../../../art/pen';

/** What travellers have with them, around x = 0, standing on y = 0, at most 32 wide. */
export const luggage = {
  suitcase(pen: Pen, fill: string): void {
    pen.line('M-5 -18v-5h10v5', 2);
    pen.block(fill, -14, 0, -14, -18, 14, -18, 14, 0);
    pen.line('M-8 -18V0M8 -18V0', 2, paint.straw);
  },
  trunk(pen: Pen, fill: string): void {
    pen.block(fill, -16, 0, -16, -15, 16, -15, 16, 0);
    pen.shape('M-16 -15C-16 -26 16 -26 16 -15Z', fill);
    pen.line('M-9 0V-21M9 0V-21M-16 -15H16', 1.8, paint.gold);
    pen.shape('M-3 -17h6v6h-6Z', paint.gold);
  },
  carpetBag(pen: Pen, fill: string): void {
    pen.line('M-6 -18C-6 -27 6 -27 6 -18', 2);
    pen.shape('M-15 0C-18 -9 -12 -17 -8 -19H8C12 -17 18 -9 15 0Z', fill);
    pen.line('M-9 -18H9', 2.2, paint.gold);
    pen.wash(
      oval(-7, -8, 2.6) + oval(1, -12, 2.6) + oval(7, -6, 2.6) + oval(-1, -3, 1.6),
      paint.cream,
      0.9,
    );
  },
  hatbox(pen: Pen, fill: string): void {
    pen.shape('M-13 -2V-16H13V-2Q0 3 -13 -2Z', fill);
    pen.shape('M-15 -15V-20C-8 -24 8 -24 15 -20V-15Q0 -11 -15 -15Z', paint.cream);
    pen.line('M0 -13V0', 2.6, paint.cream);
    pen.shape('M0 -21C-10 -30 -12 -20 0 -21C10 -30 12 -20 0 -21Z', fill);
  },
  parcels(pen: Pen, fill: string): void {
    pen.block(paint.plank, -15, 0, -15, -14, 15, -14, 15, 0);
    pen.block(fill, -11, -14, -10, -25, 9, -25, 10, -14);
    pen.line('M0 0V-25M-15 -7H15M-10 -20H10', 1.4, paint.cream);
    pen.line('M0 -25q-7 -7 -4 0q7 -8 5 0', 1.3);
  },
  umbrella(pen: Pen, fill: string): void {
    luggage.suitcase(pen, paint.wood);
    pen.within('rotate(16 10 0)', (p) => {
      p.line('M10 -38c0 -5 6 -5 6 -1M10 0V-38', 1.8);
      p.shape('M10 -1L4 -26Q10 -32 16 -26Z', fill);
    });
  },
  cage(pen: Pen, fill: string): void {
    pen.shape('M-4 -9C-6 -15 2 -18 4 -13L7 -12L4 -11C4 -6 -1 -5 -6 -5Z', fill);
    pen.line('M-10 -3V-16C-10 -28 10 -28 10 -16V-3M-3 -3V-24M4 -3V-24', 1.3, paint.amber);
    pen.block(paint.wood, -12, 0, -12, -4, 12, -4, 12, 0);
    pen.line('M0 -25v-4', 2);
  },
  case(pen: Pen, fill: string): void {
    pen.shape(
      'M-11 0C-18 -8 -12 -16 -8 -18C-12 -24 -8 -30 -5 -32C-5 -38 -4 -46 0 -46C4 -46 5 -38 5 -32C8 -30 12 -24 8 -18C12 -16 18 -8 11 0Z',
      fill,
    );
    pen.line('M-8 -18q3 3 0 6M8 -18q-3 3 0 6M0 -40v8', 1.2, paint.gold);
  },
};

export type Luggage = keyof typeof luggage;
