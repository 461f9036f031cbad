/** Where visitors and wagons come from, and where they go. */
export const zones = [
  'visitor_pile_1',
  'visitor_pile_2',
  'visitor_discard',
  'train_bag',
  'train_used',
] as const;
