import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './tools/compressed.ts';
import { licences } from './tools/licences.ts';
import { offline } from './tools/offline.ts';

// For work on the page: `EVERDELL_API` is a server started by `everdell serve`.
const server = process.env['EVERDELL_API'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), licences(), offline(), compressed()],
  build: {
    // Inside the Python package, so that the wheel carries the page.
    outDir: process.env['EVERDELL_PAGE'] ?? '../src/everdell/web/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        ws: true,
        // The server only lets its own page act, and this proxy stands for it.
        headers: { origin: server },
        changeOrigin: true,
      },
    },
  },
  // Components are tested in a real browser; vitest only runs what needs none.
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    alias: [{ find: /^.*\/[A-Z]\w*\.svelte$/, replacement: 'svelte' }],
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
