/** French elision: « la ville de Bob », but « la ville d’Églantine ». */

// As far as letters tell: Yves and Yvonne, but not Yann; Hélène and Hugo, but not Harry.
const VOWEL_SOUND = /^([aeiouœæ]|y[^aeiouœæ]|h[eiouyœ])/;

/** A name behind « de »; the function `DE` of the catalogs. */
export function de(name: string): string {
  const bare = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return VOWEL_SOUND.test(bare) ? `d’${name}` : `de ${name}`;
}
