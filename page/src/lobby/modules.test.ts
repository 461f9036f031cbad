import { expect, test } from 'vitest';
import { switchOf } from './modules';

test.each([
  [['off', 'on'], { on: 'on', off: 'off' }],
  [['with_ambassador', 'off'], { on: 'with_ambassador', off: 'off' }],
  [['station', 'cards_only'], null],
  [['off', 'choose', 'dealt'], null],
  [['off'], null],
])('%j is a switch: %j', (values, found) => {
  expect(switchOf({ values })).toEqual(found);
});
