/** Rows and piles of the mountain that its view shows. */
export const ROAD = [
  'hills',
  'peaks',
  'ridge',
  'discoveries',
  'hills_discoveries',
  'peaks_discoveries',
  'ridge_discoveries',
] as const;

export const BIG_CRITTERS = [
  'stubblehoof',
  'truffle',
  'corliander',
  'firebeak',
  'honeypaw',
  'king_rhun',
  'whisper',
  'windlore',
] as const;
