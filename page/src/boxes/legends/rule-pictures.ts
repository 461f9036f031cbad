import type { RulePictures } from '../rule-pictures';

export default {
  'legends-playing': [{ card: 'king' }, { sign: '→' }, { card: 'fynn_nobletail' }],
} satisfies RulePictures;
