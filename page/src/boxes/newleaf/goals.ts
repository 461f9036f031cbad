/**
 * What visitors ask for, in few signs: numbers, shapes of types, and icons.
 * The home stands for constructions, the figure for critters, the star for unique cards and a struck
 * one for common cards; special events are events with a star.
 */

export type Goal = readonly (string | number)[];

const EACH_COLOR = ['tan', 'green', 'red', 'blue', 'purple'] as const;

export const goals: Readonly<Record<string, Goal>> = {
  bim_little: [6, 'red'],
  bosley_tedwardson: [2, ...EACH_COLOR],
  butterbell_sweetpaw: [15, 'card'],
  diggs_deepwell: [2, 'pebble'],
  dillweed_quicksniff: ['home', '>', 'worker'],
  dim_dustlight: [6, 'star'],
  dip_dibble: [4, 'red'],
  dune_tarrington: [6, 'purple'],
  dwell_northwatch: [4, 'tan'],
  edvard_triptail: [1, ...EACH_COLOR],
  frin_stickly: [4, 'resin'],
  glindil_frink: [4, 'purple'],
  iggy_silverscale: [6, 'tan'],
  mossy_steptoe: [5, 'green'],
  orin_nimblepaw: [2, 'journey'],
  oscar_longtale: ['worker', '>', 'home'],
  phill_gurgle: ['≤', 2, 'green'],
  piff_quillglow: [5, 'twig'],
  plum_shortclaw: [4, 'blue'],
  quinn_cleanwhisker: [6, 'worker', 6, 'home'],
  reemy_sniggle: [3, 'event'],
  rivil_ablacus: [6, 'blue'],
  ruby_dew: [2, 'event', 'star'],
  saris_clearwhistle: [6, 'common'],
  sir_trivle_q_s_marqwill_iii: [1, 'twig', 'resin', 'pebble', 'berry'],
  skid_shinysnout: [10, 'point'],
  snout_puddlehop: [2, 'event', 1, 'event', 'star'],
  triss_peske: [6, 'tan', '/', 'red', '/', 'blue', '/', 'purple'],
  wildell_family: [9, 'common'],
  willow_greengrin: [7, 'green'],
  wimble_wuffle: [3, 'berry'],
  yara_and_brun_mayberry: [7, 'star'],
};

export type Sign = { color: string } | { icon: string } | { text: string };

/** What a part of a goal is drawn as. */
export function signOf(part: string | number): Sign {
  const text = String(part);
  if (EACH_COLOR.some((color) => color === text)) return { color: text };
  return /^[a-z]/.test(text) ? { icon: text } : { text };
}
