/** What stands in Fluent files, for tests that look at what is written rather than at what is said. */

import { FluentResource } from '@fluent/bundle';

export interface Messages {
  /** Every key, attributes as `message.attribute`, with the names of its gaps. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words that stand in messages only, each with its hyphen: `-term`. */
  readonly terms: ReadonlySet<string>;
  /** Keys and terms that stand in other messages. */
  readonly mentioned: ReadonlySet<string>;
}

export function messagesOf(sources: readonly string[]): Messages {
  const patterns = new Map<string, unknown>();
  for (const { id, value, attributes } of sources.flatMap(
    (text) => new FluentResource(text).body,
  )) {
    if (value !== null) patterns.set(id, value);
    for (const [name, pattern] of Object.entries(attributes))
      patterns.set(`${id}.${name}`, pattern);
  }
  const all = [...patterns.keys()];
  const keys = all.filter((key) => !key.startsWith('-'));
  return {
    keys: new Map(keys.map((key) => [key, gapsOf(key, patterns)])),
    terms: new Set(all.filter((key) => key.startsWith('-'))),
    mentioned: new Set(
      [...patterns.values()].flatMap((pattern) => [
        ...references(pattern, 'mesg'),
        ...references(pattern, 'term').map((term) => `-${term}`),
      ]),
    ),
  };
}

/** The gaps of a message, and of those that stand in it. */
function gapsOf(key: string, patterns: ReadonlyMap<string, unknown>): Set<string> {
  const pattern = patterns.get(key);
  return new Set([
    ...references(pattern, 'var'),
    ...references(pattern, 'mesg').flatMap((inner) => [...gapsOf(inner, patterns)]),
  ]);
}

/** The names of all gaps, messages or terms that a pattern refers to. */
function references(pattern: unknown, type: 'var' | 'mesg' | 'term'): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const node = pattern as Readonly<Record<string, unknown>>;
  const inside = Object.values(node).flatMap((child) => references(child, type));
  if (node['type'] !== type) return inside;
  const attribute = node['attr'] ? `.${String(node['attr'])}` : '';
  return [`${String(node['name'])}${attribute}`, ...inside];
}
