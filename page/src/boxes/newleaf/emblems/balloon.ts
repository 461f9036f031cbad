import { d, oval, paint, type Pen } from '../../../art/pen';

/** A balloon of two colours around x = 0; its basket stands on y = 0, its crown is at y = -80. */
export function balloon(pen: Pen, cloth: string, stripe: string): void {
  pen.line('M-15 -36L-7 -12M15 -36L7 -12M-5 -30L-3 -12M5 -30L3 -12', 1);
  pen.shape(
    'M0 -80C18 -80 29 -68 29 -54C29 -42 18 -36 12 -28H-12C-18 -36 -29 -42 -29 -54C-29 -68 -18 -80 0 -80Z',
    cloth,
  );
  pen.shape(
    'M0 -80C-10 -76 -14 -66 -14 -54C-14 -44 -9 -36 -6 -28H-12C-18 -36 -29 -42 -29 -54C-29 -68 -18 -80 0 -80ZM0 -80C5 -74 7 -66 7 -54C7 -44 4 -36 3 -28H-3C-4 -36 -7 -44 -7 -54C-7 -66 -5 -74 0 -80ZM0 -80C18 -80 29 -68 29 -54C29 -42 18 -36 12 -28H6C9 -36 14 -44 14 -54C14 -66 10 -76 0 -80Z',
    stripe,
  );
  pen.shadow('M8 -79C20 -76 29 -67 29 -54C29 -42 18 -36 12 -28H5C16 -40 22 -58 8 -79Z');
  pen.shape('M-13 -30Q0 -26 13 -30L11 -25Q0 -22 -11 -25Z', paint.gold);
  pen.block(paint.straw, -10, -13, 10, -13, 8, 0, -8, 0);
  pen.line('M-9 -9H9M-9 -5H9M-4 -13l1 13M4 -13l-1 13', 0.8, undefined, 0.6);
}

/** A wisp of cloud. */
export function wisp(pen: Pen, x: number, y: number, w: number): void {
  pen.wash(
    d`M${x - w} ${y}q${w * 0.1} ${-w * 0.5} ${w * 0.6} ${-w * 0.3}q${w * 0.5} ${-w * 0.5} ${w * 0.9} 0q${w * 0.5} ${-w * 0.1} ${w * 0.5} ${w * 0.3}Z` +
      oval(x, y, w * 0.8, w * 0.14),
    paint.snow,
    0.85,
  );
}
