/** Takes the addresses out of package-lock.json that npm writes although it was told not to. */

import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf-8')) as {
  packages: Record<string, { funding?: unknown; deprecated?: unknown }>;
};
for (const one of Object.values(lock.packages)) {
  delete one.funding;
  delete one.deprecated;
}
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
