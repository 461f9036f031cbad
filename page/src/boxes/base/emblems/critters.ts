import { paint, type Emblem, type Pen } from '../../../art/pen';
import { figure, flying } from '../../../art/emblems/figures';
import { hats, things } from '../../../art/emblems/wardrobe';

/** The pigeon flies its round: cap on the head, letter in the claws. */
const pigeon: Emblem = (pen: Pen) => {
  flying(pen, '#a9b3bb', '#c6ced3');
  pen.within('translate(22 -52)scale(.8)', () => hats.postman(pen));
  pen.within('translate(22 -26)rotate(10)', () => things.letter(pen));
};

/** Every critter: which beast, and what it wears and carries. */
export const critters: Record<string, Emblem> = {
  architect: figure('beaver', {
    coat: paint.plum,
    trim: 'collar',
    before: 'plan',
    holds: 'compass',
    hat: 'bowler',
  }),
  bard: figure('robin', { coat: paint.blue, trim: 'redBreast', before: 'lute', hat: 'feathered' }),
  barge_toad: figure('toad', { coat: paint.plank, trim: 'rope', holds: 'pole', hat: 'straw' }),
  chip_sweep: figure('squirrel', {
    coat: paint.soot,
    trim: 'scarf',
    holds: 'broom',
    hat: 'cap',
    fur: '#9a8577',
  }),
  doctor: figure('duck', {
    coat: paint.snow,
    trim: 'scarf',
    holds: 'medicine',
    glasses: 'monocle',
  }),
  fool: figure('ferret', { coat: paint.blue, trim: 'motley', hat: 'jester' }),
  historian: figure('tortoise', {
    coat: paint.moss,
    before: 'scroll',
    holds: 'quill',
    glasses: 'monocle',
  }),
  husband: figure('mouse', { coat: paint.leaf, trim: 'buttons', holds: 'fork', hat: 'straw' }),
  innkeeper: figure('vole', { coat: paint.blue, trim: 'apron', holds: 'mug' }),
  judge: figure('owl', { coat: paint.soot, trim: 'collar', holds: 'scales', hat: 'wig' }),
  king: figure('badger', { coat: paint.red, trim: 'ermine', holds: 'sceptre', hat: 'crown' }),
  miner_mole: figure('mole', { coat: paint.slate, trim: 'buttons', holds: 'pick', hat: 'helmet' }),
  monk: figure('mouse', { coat: paint.bark, trim: 'rope', holds: 'lantern', hat: 'hood' }),
  peddler: figure('hedgehog', { coat: paint.moss, trim: 'scarf', back: 'pack', holds: 'coin' }),
  postal_pigeon: pigeon,
  queen: figure('ermine', {
    coat: paint.lilac,
    trim: 'collar',
    before: 'chain',
    holds: 'sceptre',
    hat: 'tiara',
  }),
  ranger: figure('fox', { coat: paint.pine, trim: 'rope', holds: 'bow', hat: 'greenHood' }),
  shepherd: figure('goat', { coat: paint.sky, trim: 'scarf', holds: 'crook', beside: 'lamb' }),
  shopkeeper: figure('otter', { coat: paint.tile, trim: 'apron', before: 'counter' }),
  teacher: figure('rabbit', {
    coat: paint.plum,
    trim: 'collar',
    before: 'book',
    glasses: 'spectacles',
  }),
  undertaker: figure('raven', { coat: paint.plum, trim: 'collar', left: 'spade', hat: 'top' }),
  wanderer: figure('fox', {
    coat: paint.water,
    trim: 'scarf',
    holds: 'bundle',
    hat: 'wide',
    fur: '#b9a27f',
  }),
  wife: figure('mouse', { coat: paint.rose, trim: 'apron', holds: 'basket', hat: 'kerchief' }),
  woodcarver: figure('woodpecker', {
    coat: paint.wood,
    trim: 'apron',
    holds: 'chisel',
    left: 'mallet',
  }),
};
