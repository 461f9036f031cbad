import { expect, test } from 'vitest';
import { inCompany } from './company';

test.each([
  ['alone', ['person'], 0, false],
  ['among bots', ['person', 'greedy', 'sage'], 0, false],
  ['beside another person', ['person', 'greedy', 'person'], 0, true],
  ['with a spectator', ['person'], 1, true],
])('%s', (_, seats, watching, company) => {
  expect(
    inCompany(
      seats.map((by) => ({ by })),
      0,
      watching,
    ),
  ).toBe(company);
});
