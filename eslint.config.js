import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

// Design §1: a pure package has no clock, randomness, environment, timers, console or promises. What only Node or a
// browser has is unknown to its tsconfig already; most of these are the language's own.
const impureGlobals = [
  'Atomics',
  'Date',
  'FinalizationRegistry',
  'Function',
  'Intl',
  'Promise',
  'SharedArrayBuffer',
  'WeakRef',
  'console',
  'crypto',
  'eval',
  'fetch',
  'globalThis',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
]

const impureSyntax = [
  { selector: 'AwaitExpression', message: 'a pure package waits for nothing' },
  { selector: ':function[async=true]', message: 'a pure package returns values, not promises' },
  { selector: 'ImportExpression', message: 'a pure package loads nothing at run time' },
]

const randomness = { object: 'Math', property: 'random', message: 'a pure package takes its values as inputs' }

export default defineConfig(
  globalIgnores(['**/dist/', 'apps/entity/bundle/', '**/.reports/', '**/.turbo/', '**/coverage/']),
  {
    name: 'everything, with types',
    files: ['**/*.ts', 'scripts/**/*.mjs'],
    ignores: ['**/vitest*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Text is compared by scalar values, which is what spreading gives.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // A port may answer with a promise where one adapter has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-param-reassign': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'what others import says its types',
    files: ['{packages,apps}/*/src/**/*.ts'],
    // Kysely infers the rows of a statement, and a list of cases types its members: writing it again would repeat it.
    ignores: ['packages/shell/src/sql/**', 'packages/testing/src/store/cases/**'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    name: 'tests',
    files: ['{packages,apps}/*/test/**/*.ts', 'test/**/*.ts'],
    // Vitest's matchers, such as `expect.any`, are typed `any`.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    name: 'pure packages',
    files: ['packages/{kernel,yaml,surface}/src/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', randomness],
      'no-restricted-syntax': ['error', ...impureSyntax],
    },
  },
  {
    name: 'scripts read JSON that we wrote ourselves',
    files: ['scripts/**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
