import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

// Design §1: a pure package has no clock, randomness, environment, timers, console or promises. What only Node or a
// browser has is unknown to its tsconfig already; these are the language's own.
const impureGlobals = [
  'Atomics', 'Date', 'FinalizationRegistry', 'Function', 'Intl', 'Promise', 'SharedArrayBuffer', 'WeakRef',
  'clearInterval', 'clearTimeout', 'console', 'crypto', 'eval', 'fetch', 'globalThis', 'performance', 'process',
  'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'structuredClone',
]

const impureSyntax = [
  { selector: 'AwaitExpression', message: 'a pure package waits for nothing' },
  { selector: ':function[async=true]', message: 'a pure package returns values, not promises' },
  { selector: 'ImportExpression', message: 'a pure package loads nothing at run time' },
  { selector: 'ForOfStatement[await=true]', message: 'a pure package waits for nothing' },
]

export default defineConfig(
  globalIgnores(['**/dist/', '**/.reports/', '**/.turbo/', '**/coverage/']),
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'eqeqeq': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['packages/{kernel,yaml,surface}/src/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'a pure package has no randomness' }],
      'no-restricted-syntax': ['error', ...impureSyntax],
    },
  },
  {
    files: ['**/test/**/*.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    // Configuration belongs to no package's sources; the type check reads it (tsconfig.tools.json).
    files: ['**/vitest*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
)
