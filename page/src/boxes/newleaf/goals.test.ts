import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../texts/testing/folder';
import { visitors } from './emblems/visitors';
import { goals } from './goals';

describe('the goals of visitors', () => {
  it('are told of every one', () => {
    expect(Object.keys(goals).sort()).toEqual(Object.keys(visitors).sort());
  });

  it('name the numbers of their rules', () => {
    const messages = new FluentResource(filesOf('en').get('newleaf.ftl') ?? '').body;
    for (const [id, goal] of Object.entries(goals)) {
      const visitor = messages.find((message) => message.id === id.replaceAll('_', '-'));
      const rules = JSON.stringify(visitor?.attributes['text']);
      for (const n of goal)
        if (typeof n === 'number') expect(rules).toMatch(new RegExp(` ${n}[ .]`));
    }
  });
});
