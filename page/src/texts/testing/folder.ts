/** The Fluent files themselves, for tests that run in Node. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../language';

const FOLDER = join(import.meta.dirname, '../../../../src/everdell/texts');

// Words that only terminals say; the server gives the page all others.
const ELSEWHERE = ['arena.ftl', 'commands.ftl', 'environments.ftl', 'load.ftl', 'terminal.ftl'];

/** The texts that the page has in one language, by the names of their files. */
export function filesOf(language: Language): Map<string, string> {
  const folder = join(FOLDER, language);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf-8')]),
  );
}
