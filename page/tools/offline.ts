import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/texts/language.ts';

/** Fonts that only few people ask for are not fetched ahead. */
const NOT_AHEAD = /opendyslexic|andika/i;

/** The service worker (`offline.js`) with all files that the page is made of, and its languages. */
export function offline(): Plugin {
  let root = '';
  let shared = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      shared = config.publicDir;
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const files = [...built.filter((file) => !NOT_AHEAD.test(file)), ...readdirSync(shared)];
      const list = JSON.stringify(['/', ...files.map((file) => `/${file}`).sort()]);
      const languages = JSON.stringify(LANGUAGES);
      const worker = readFileSync(join(root, 'src/offline.js'), 'utf-8').replaceAll(
        '__LANGUAGES__',
        languages,
      );
      const version = createHash('sha256').update(list).update(worker).digest('hex').slice(0, 12);
      const source = worker.replaceAll('__FILES__', list).replaceAll('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
