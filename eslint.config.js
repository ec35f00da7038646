import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importDirections } from './eslint.import-directions.js';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.state/**', '.artifacts/**', '**/.stryker-tmp/**'] },
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      'import-x/no-restricted-paths': ['error', { zones: importDirections }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // A language of an app is one file, which is long and has no code.
    files: ['web/src/*/texts/??{,-*}.ts', 'web/src/*/texts/??/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Only where there are components: the rules run the React compiler on each file, which takes longer than all others together.
    files: ['web/src/**/*.{ts,tsx}', '**/*.tsx'],
    ignores: ['**/*.test.{ts,tsx}', 'web/src/*/texts/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['tools/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.config.{ts,js}', 'tests/support/stack/global-setup.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['*.{js,ts,mjs}', 'tools/*.mjs'],
    rules: { 'import-x/no-extraneous-dependencies': 'off' },
  },
);
