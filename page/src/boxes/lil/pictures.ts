/** What the cards do, in pictures: the sign of when it happens follows from the colour. */

/** One sign; several of the same stand side by side. */
export type Sign =
  | 'twig'
  | 'resin'
  | 'berry'
  | 'any'
  | 'point'
  | 'or'
  | 'minus'
  | 'times'
  | 'gives'
  | 'creature'
  | 'place'
  | 'green'
  | 'tan'
  | 'young_flag'
  | 'young_die'
  | 'young_swap';

/** Signs between others. */
export const SMALL: readonly Sign[] = ['or', 'minus', 'times', 'gives', 'young_swap'];

/** How wide signs are in a row, with what is left free between them: in widths of one. */
export function widthOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + (SMALL.includes(sign) ? 0.9 : 1.22), 0);
}

export const MOMENTS: Readonly<Record<string, string>> = {
  green: 'young_morning',
  red: 'young_friend',
  tan: 'young_bolt',
  blue: 'young_bell',
  purple: 'young_flag',
};

export const DOES: Readonly<Record<string, readonly Sign[]>> = {
  lil_farm: ['berry'],
  lil_woodpile: ['twig'],
  lil_sap_bucket: ['resin'],
  lil_general_store: ['any'],
  lil_farmer: ['twig', 'or', 'resin'],
  lil_peddler: ['any', 'young_swap', 'any'],
  lil_storyteller: ['point'],
  lil_captain: ['berry'],
  lil_fort: ['twig', 'or', 'resin'],
  lil_juggler: ['twig', 'resin'],
  lil_explorer: ['any'],
  lil_wanderer: ['point'],
  lil_picnic: ['berry', 'berry'],
  lil_pond: ['any'],
  lil_lookout: ['young_die'],
  lil_gardener: ['green', 'green'],
  lil_treehouse: ['any', 'any'],
  lil_bakery: ['berry', 'point'],
  lil_queen: ['minus', 'any', 'any'],
  lil_shopkeeper: ['creature', 'gives', 'berry'],
  lil_workshop: ['place', 'gives', 'twig', 'or', 'resin'],
  lil_drummer: ['young_flag', 'gives', 'point'],
  lil_clubhouse: ['creature', 'minus', 'berry'],
  lil_builder: ['place', 'minus', 'twig', 'or', 'resin'],
  lil_castle: ['point', 'times', 'green'],
  lil_king: [],
  lil_ever_tree: [],
  lil_musician: ['point', 'times', 'young_flag'],
  lil_painter: ['point', 'times', 'tan'],
};

/** What is taken at the places of the board and from the faces of the dice. */
export const GIVES: Readonly<Record<string, readonly Sign[]>> = {
  lil_space_resin: ['resin'],
  lil_space_twig: ['twig'],
  lil_space_berry: ['berry'],
  lil_die_face_1: ['point', 'any'],
  lil_die_face_2: ['twig', 'twig'],
  lil_die_face_3: ['resin', 'resin'],
  lil_die_face_4: ['berry', 'berry'],
  lil_die_face_5: ['twig', 'resin'],
  lil_die_face_6: ['berry', 'any'],
};
