import type { BoxFace } from '../face';
import { creatures, prince, princess } from './emblems/creatures';
import { places } from './emblems/places';
import { icons } from './icons';

const board = Object.entries(places).filter(([id]) => /^lil_(space|die|parade|princess)_/.test(id));
const cards = Object.entries(places).filter(([id]) => !board.some(([there]) => there === id));

export default {
  id: 'lil',
  table: () => import('./LilTable.svelte'),
  folk: ['creature'],
  icons,
  notes: {
    friend: { icon: 'young_friend', about: { verb: 'friend' } },
    card: { icon: 'card', about: { verb: 'play' } },
    dice: { icon: 'young_die', about: { group: 'lil_die_space' } },
    home: { icon: 'home', about: { verb: 'friend', in: 'city' } },
    morning: { icon: 'sun', about: { counter: 'moon', from: 2 } },
    rival: { icon: 'crown', about: { automaton: true } },
    parades: { icon: 'young_flag', about: { verb: 'friend' } },
  },
  emblems: {
    construction: Object.fromEntries(cards),
    critter: { ...creatures, lil_prince: prince, lil_princess: princess },
    location: Object.fromEntries(board),
  },
} satisfies BoxFace;
