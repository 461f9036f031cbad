import { expect, it } from 'vitest';
import { LANGUAGES } from '../../texts/language';
import { filesOf } from '../../texts/testing/folder';
import { messagesOf } from '../../texts/testing/messages';
import { signs } from './signs';

const icons = Object.values(signs).map(([icon]) => icon);
const count = (icon: string): number => icons.filter((one) => one === icon).length;

it('gives two farms to every season, and five cards to Corrin', () => {
  expect(['snow', 'blossom', 'sun', 'leaf'].map(count)).toEqual([2, 2, 2, 2]);
  expect(count('crown')).toBe(5);
});

it.each(LANGUAGES)('says in %s what they mean', (language) => {
  const { keys } = messagesOf([...filesOf(language).values()]);
  const messages = Object.values(signs).map(([, message]) => message);
  expect(messages.filter((message) => !keys.has(message))).toEqual([]);
});
