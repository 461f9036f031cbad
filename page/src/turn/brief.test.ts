import { expect, test } from 'vitest';
import { briefly } from './brief';

test('a choice has an icon and a name', () => {
  const isComponent = (id: string) => id === 'inn';
  expect(briefly('visit:city:1:inn', isComponent)).toMatchObject({
    icon: 'worker',
    component: 'inn',
  });
  expect(briefly('gain:twig', isComponent).amount).toEqual({ twig: 1 });
  expect(briefly('pay:twig=2', isComponent).amount).toEqual({ twig: 2 });
  expect(briefly('done', isComponent)).toEqual({ icon: 'check', component: null, amount: null });
});
