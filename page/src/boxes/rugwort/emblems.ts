import { paint, type Emblem } from '../../art/pen';
import { figure } from '../../art/emblems/figures';

/** The rat has a face for each of its trades. */
export const critters: Record<string, Emblem> = {
  rugwort_the_rowdy: figure('rat', {
    coat: paint.bark,
    trim: 'rope',
    holds: 'club',
    hat: 'bandana',
  }),
  rugwort_the_robber: figure('rat', {
    coat: paint.soot,
    trim: 'scarf',
    holds: 'loot',
    hat: 'mask',
    fur: '#5f5a58',
  }),
  rugwort_the_ruler: figure('rat', {
    coat: paint.plum,
    trim: 'ermine',
    holds: 'sceptre',
    hat: 'brokenCrown',
    fur: '#8d8172',
  }),
};
