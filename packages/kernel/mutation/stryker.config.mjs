// `npm run mutate` starts this in the repository's folder, once a folder of the kernel: `ASSENT_MUTATE` names it.
const folder = process.env['ASSENT_MUTATE']

export default {
  mutate: [`packages/kernel/src/${folder}/**/*.ts`],
  // Only what the tests need is copied to where the mutants run.
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.base.json',
    '!packages/kernel/*.json',
    '!packages/kernel/{src,test,mutation}/**',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'packages/kernel/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Most definitions of the tests are made while their files load, so most mutants are static. They are tried all the
  // same, since the first failure ends a try.
  ignoreStatic: false,
  warnings: { slow: false },
  concurrency: Number(process.env['ASSENT_MUTATE_WORKERS'] ?? 2),
  tempDirName: '.reports/mutation/sandbox',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.reports/mutation/${folder}.json` },
}
