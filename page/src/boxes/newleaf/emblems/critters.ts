import { figure } from '../../../art/emblems/figures';
import { paint, type Emblem } from '../../../art/pen';
import * as c from './costumes';

export const critters: Record<string, Emblem> = {
  baker: figure('vole', { coat: paint.sky, trim: 'apron', holds: c.bread, hat: c.toque }),
  chipsmith: figure('badger', {
    coat: paint.bark,
    trim: 'apron',
    beside: c.anvil,
    left: c.hammer,
    hat: 'bandana',
  }),
  conductor: figure('otter', {
    coat: paint.night,
    trim: 'buttons',
    holds: c.signalDisc,
    left: c.pocketWatch,
    hat: c.conductorsCap,
  }),
  diplomat: figure('fox', { coat: paint.blue, trim: c.sash, holds: c.treaty, hat: c.bicorne }),
  gardener: figure('hedgehog', {
    coat: paint.leaf,
    trim: 'apron',
    back: c.sunflower,
    holds: c.wateringCan,
    hat: 'straw',
  }),
  inventor: figure('squirrel', {
    coat: paint.wood,
    trim: 'scarf',
    holds: c.machine,
    hat: c.goggles,
  }),
  lamplighter: figure('mole', {
    coat: paint.water,
    trim: 'scarf',
    back: c.lampPost,
    holds: c.litPole,
    hat: 'cap',
  }),
  magician: figure('ferret', {
    coat: paint.plum,
    trim: 'collar',
    holds: c.wand,
    left: c.cards,
    hat: c.starryHat,
  }),
  mayor: figure('beaver', {
    coat: paint.red,
    trim: 'scarf',
    before: 'chain',
    holds: c.townKey,
    hat: 'top',
  }),
  miller: figure('mouse', {
    coat: paint.blue,
    trim: 'apron',
    back: c.windmill,
    beside: c.flour,
    hat: c.millersCap,
    fur: '#efe6d6',
  }),
  photographer: figure('rabbit', {
    coat: paint.slate,
    trim: 'scarf',
    before: c.camera,
    holds: c.flash,
    hat: 'bowler',
    fur: '#a98d72',
  }),
  poet: figure('ermine', {
    coat: paint.rose,
    trim: 'collar',
    before: 'scroll',
    holds: 'quill',
    hat: c.beret,
  }),
};
