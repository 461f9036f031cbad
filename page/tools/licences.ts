import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
const LICENCE = /^licen[cs]e/i;
// Named by the style sheets alone, so no module tells of them.
const FONTS = /@fontsource[\w-]*\/[\w-]+/g;

/** `licences.txt`: the licence of everything by others that the built page contains. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const found = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const name = PACKAGE.exec(id)?.[1];
          if (name !== undefined) found.add(name);
        }
      }
      const styles = readFileSync(join(root, 'src/styles/base.css'), 'utf-8');
      for (const [font] of styles.matchAll(FONTS)) found.add(font);
      const source = [...found].sort().map((name) => licenceOf(root, name));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: source.join('\n\n') });
    },
  };
}

function licenceOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
    version: string;
    license?: string;
  };
  const file = existsSync(folder)
    ? readdirSync(folder).find((one) => LICENCE.test(one))
    : undefined;
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf-8').trim();
  return `${name} ${described.version} (${described.license ?? 'see below'})\n\n${text}\n`;
}
