/** What things are called for those who listen. */

import { knowledge } from '../../knowledge/components.svelte';
import { words } from '../../texts/words.svelte';

/** A card: its name, its price, its points and what it does. */
export function cardLabel(id: string): string {
  const card = knowledge.card(id);
  if (card === undefined) return words.name(id);
  const goods = Object.entries(card.cost)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => words.say(`resource-${kind}.amount`, { n }));
  const told = [words.name(id)];
  if (goods.length > 0) told.push(words.say('young-price', { goods: words.list(goods) }));
  told.push(words.say('young-worth', { n: card.points }), words.rules(id));
  return told.map((one) => one.replace(/[.]?$/, '.')).join(' ');
}
