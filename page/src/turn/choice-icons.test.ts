import { expect, test } from 'vitest';
import { iconOf } from './choice-icons';

test('a choice has an icon', () => {
  expect(iconOf('visit')).toBe('worker');
  expect(iconOf('done')).toBe('check');
  expect(iconOf('something new')).toBe('next');
});
