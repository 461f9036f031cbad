import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { filesOf } from '../../texts/testing/folder';
import { sideOf, WON } from './tokens';

const texts = new FluentResource(filesOf('en').get('bellfaire.ftl') ?? '').body;
const tokens = texts.flatMap(({ id, attributes }) => {
  const rules = JSON.stringify(attributes['text'] ?? '');
  const token = id.replaceAll('-', '_').replace(/_trade$/, ':trade');
  return id.startsWith('market-') && rules.includes('token') ? { token, rules } : [];
});

it('there are four tokens, each with two sides', () => {
  expect(tokens).toHaveLength(8);
});

it.each(tokens)('$token shows the numbers of its rules', ({ token, rules }) => {
  const { traded, figures } = sideOf(token);
  expect(figures).toHaveLength(2);
  expect(traded).toBe(token.endsWith(':trade'));
  const told = (traded ? [...figures, ...WON] : figures).map(([, n]) => n);
  expect([...rules.matchAll(/ (\d) /g)].map(([, n]) => Number(n))).toEqual(told);
});
