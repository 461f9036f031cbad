/** What the server says of a game before it is opened: beside each choice, what it would do. */

import { knowledge } from '../knowledge/components.svelte';
import { ask, client } from '../server/api';
import type { SetupRemark, SetupView } from '../server/types';
import type { Playing } from './presets';

export class Setup {
  #told = $state.raw<SetupView | null>(null);

  /** To be made with a component, which it is asked for as long as that is there. */
  constructor(game: () => Playing | null) {
    // Only what is new is asked for: a game is often made anew with the same choices.
    const query = $derived(queryOf(game()));
    $effect(() => {
      if (query === '') return;
      let wanted = true;
      const { players, boxes, options } = JSON.parse(query) as Query;
      void ask(() =>
        client.GET('/api/setup', { params: { query: { players, boxes, options } } }),
      ).then(
        (told) => {
          if (wanted) this.#told = told;
        },
        () => undefined, // the server says it again when the table is opened
      );
      return () => {
        wanted = false;
      };
    });
  }

  /** What to know about a box, one of its options or a value of that. */
  of(box: string, option = '', value = ''): SetupRemark[] {
    return (this.#told?.remarks ?? []).filter(
      (one) => one.box === box && one.option === option && one.value === value,
    );
  }

  /** Whether an option makes a difference in this game. */
  matters(box: string, option: string): boolean {
    return !this.of(box, option).some(({ weight }) => weight === 'no_effect');
  }

  /** Whether a box can neither be put in nor taken out. */
  isFixed(box: string): boolean {
    return this.#told?.fixed.includes(box) ?? false;
  }

  /** Why a game cannot be opened like this. */
  get fault(): SetupView['fault'] {
    return this.#told?.fault ?? null;
  }

  get numbers(): SetupView['numbers'] {
    return this.#told?.numbers ?? [];
  }
}

interface Query {
  players: number;
  boxes: string;
  options: string;
}

function queryOf(game: Playing | null): string {
  if (game === null || game.boxes.length === 0) return '';
  const { players, boxes } = game;
  // For whom something is changes nothing of what there is to say.
  const seated = knowledge.boxes.flatMap(({ options }) => options.filter(({ seats }) => seats));
  const options = Object.entries(game.options)
    .filter(([id]) => !seated.some((option) => option.id === id))
    .map(([id, value]) => `${id}=${value}`);
  return JSON.stringify({ players, boxes: boxes.join(','), options: options.join(',') });
}
