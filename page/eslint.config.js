import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/server/schema.d.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // The page has one mount point and its own small router; there is no SvelteKit to resolve.
      'svelte/no-navigation-without-resolve': 'off',
      // The compiler and svelte-check know what is a reactive declaration.
      'prefer-const': 'off',
    },
  },
);
