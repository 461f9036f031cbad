/** Big critters as pieces: the beast, which is grey, and the saddle in the color of its player. */

import type { IconDrawing } from '../../art/icons';

export interface BigBeast {
  outline: string;
  saddle: string;
  eye: readonly [x: number, y: number];
  /** What is cut out of it at the size of an icon. */
  cut?: string;
}

/** 24 pixels, feet on y = 22, all looking to the right. */
export const herd = {
  // A pony with a shaggy tail
  stubblehoof: {
    outline:
      'M1 8C2.6 8 3 9.4 3.4 10.8L5.6 10.2H12.6L14.6 6 14.2 2.6 16.6 4.4 19.4 5.4 23 9.4 21.8 11.2 18.6 10.4C18.2 12.6 17.6 14.2 16.8 15.4L17.6 22H14.8L13.4 16.6H8L7.4 22H4.6L4.6 16.2C3.8 15.2 3.4 14 3.2 12.6 2.6 14.4 1.4 15 .4 14.6 1.8 12.6 1.2 10.2 1 8Z',
    saddle: 'M7 9.2H12.2L11.8 14.6 9.6 15.8 7.4 14.6Z',
    eye: [19.4, 7.4],
  },
  // A boar with its tusk
  truffle: {
    outline:
      'M.6 14C.8 9.6 4.2 6.8 8.8 6.8 11.8 6.8 13.8 7.4 15.2 8.6L16.2 5.6 18 8.8C19.8 9.6 20.8 11 21.2 12.6L23.6 13.2V16.2L21.6 16.6 22.2 14.4 20.4 16C19.6 17.6 18.6 18.4 17.4 18.8L17.6 22H14.6L13.8 19.2H8.2L7.6 22H4.6L4.4 18.6C2.4 17.8 .8 16.4 .6 14Z',
    saddle: 'M6.6 6.4 12.2 6.6 11.8 13.4 9.4 14.8 7 13.4Z',
    eye: [19, 11.4],
  },
  // A stag
  corliander: {
    outline:
      'M2.2 11.6 3.4 10 6 10.6H12.6L15 7.6 15.4 6.4 13.4 5.4 12.2 1.4 13.6 1 14.6 4 15.8 4.4 15.4 .6 16.8 .6 17.2 4.6 18.2 4.4 19.8 .8 21.2 1.4 19.8 4.8 18.8 6.2 22.8 8.6 21.8 10.4 18.6 10.4C18.2 12.8 17.4 14.4 16.4 15.4L17.2 22H14.8L13.4 16.6H7.8L7 22H4.6L4.6 15.8C3.8 15 3.2 13.8 3 12.4Z',
    saddle: 'M7 9.8H12L11.6 14.8 9.5 16 7.4 14.8Z',
    eye: [19, 7.8],
  },
  // A large bird with a crest and a strong beak
  firebeak: {
    outline:
      'M.6 19 5.4 13.6C5.6 10.4 8.4 8.6 11.4 8.4 12.6 8.2 13 7.4 12.8 6.4L10.8 3.8 13.4 4 12.8 1 15.2 2.6 16.4 .6 17.4 3.4C18.8 3.6 19.6 4.4 19.8 5.6L24 7.2 22.4 9.4 19.2 9.2C18.8 13.6 16.6 16.6 13.6 17.6L14.2 20.4H17V22H9.4V20.4H12L11.4 18.2C8.2 18.6 5.6 18.2 4 17.4Z',
    saddle: 'M7.4 9 13 8.4 13.2 13.4 10.6 15 8 13.6Z',
    eye: [17, 5.6],
  },
  // A bear
  honeypaw: {
    outline:
      'M.8 16C.6 10.8 4 7.4 9 7.4 11 7.4 12.6 7.6 14 8 13.6 6.6 14.6 5.4 16 5.8L17 6.8H18.8C19.4 5.6 21 5.8 21.2 7.2L20.8 8.8 23.8 11.6C23.8 13.2 22.6 14.2 20.8 14.4 20 15.4 19 16.2 18.2 16.6L18.6 22H14L13.2 18.8H9L8.4 22H3.6L3.2 19.2C1.8 18.6 1 17.6 .8 16Z',
    saddle: 'M6.4 7 12.4 7.2 12 13.8 9.4 15.2 6.8 13.8Z',
    eye: [20, 9.6],
  },
  // A ram with a curled horn
  king_rhun: {
    outline:
      'M1 13.4C1 10.4 3.8 9 7 9.2H12C13 5.4 15.2 3.2 18 3.4 20.6 3.6 21.8 5.8 21 8L23.8 10.6 22.4 12.8 19.4 12.4C19 14 18 15 17 15.6L17.6 22H14.8L13.6 17.2H8L7.2 22H4.4L4.2 16.8C2.2 16.4 1 15.4 1 13.4Z',
    saddle: 'M6 8.6H11.4L11 14.4 8.7 15.6 6.4 14.4Z',
    eye: [20.4, 9.4],
    cut: 'M16.6 5.6A3.3 3.3 0 1 0 19.6 9.2L18 9A1.7 1.7 0 1 1 16.6 7.2Z',
  },
  // A wolf
  whisper: {
    outline:
      'M.6 8.4C2.4 7.6 3.8 8.6 4.6 10L6.4 10.8H14.2L16.2 7.6 16.2 3.4 18.4 6.2 19.4 3.8 20.4 7 23.8 10.4 22.8 12.2 19.8 12.4C19.6 14.2 18.8 15.6 17.8 16.4L18.6 22H15.8L14.4 17.2H9L8.2 22H5.2L5.6 17C4.4 16 3.8 14.4 3.8 12.8 2.2 12.4 .8 10.6 .6 8.4Z',
    saddle: 'M7.6 10H13L12.6 15.4 10.3 16.6 8 15.4Z',
    eye: [19.6, 8.8],
  },
  // A bird of prey with a wing raised
  windlore: {
    outline:
      'M.4 2C4.6 2 8.4 5 10 8.6L12.4 7.2C12.6 5 14.2 3.6 16.2 3.6 18.2 3.6 19.6 4.8 19.8 6.4L23.2 8.6 21.6 10.6 19.6 9.4C20.2 13.6 18.4 17.2 15 18.6L15.6 20.4H17.8V22H9.8V20.4H12.4L11.8 19.2C9.4 19.4 7 18.8 5.4 17.6L.8 20.6 2.6 16 6.2 13.8C3.4 11 1.2 7 .4 2Z',
    saddle: 'M9.6 10.6 14.6 9.6 15.2 14.4 12.6 16.2 9.8 15Z',
    eye: [17.2, 6.2],
  },
} satisfies Record<string, BigBeast>;

/** As pieces. */
export const beasts: Readonly<Record<string, IconDrawing>> = Object.fromEntries(
  Object.entries<BigBeast>(herd).map(([id, { outline, saddle, cut = '' }]) => [
    id,
    { solid: `${outline}${cut}${saddle}`, worn: saddle },
  ]),
);
