import { BaseSequencer } from 'vitest/node'

const near = `/test/${process.env['ASSENT_MUTATE']}/`
const slow = /\/(hostile-values|normal-form|read-json-limits|to-json-errors|write-json|decimal)\.test\.ts$/

const rank = ({ moduleId }) =>
  slow.test(moduleId) ? 3 : moduleId.includes(near) ? 0 : moduleId.includes('/test/decide/') ? 1 : 2

// The first failure ends a try: the tests that most likely see a mutant come first, those that take long come last.
class NearestFirst extends BaseSequencer {
  async sort(files) {
    return [...files].sort((left, right) => rank(left) - rank(right))
  }
}

export default {
  test: {
    include: ['packages/kernel/test/**/*.test.ts'],
    // What reads sources as text would see every mutant.
    exclude: ['packages/kernel/test/purity/**', 'packages/kernel/test/typed/cost/**'],
    setupFiles: ['packages/kernel/mutation/same-cases.mjs'],
    env: { ASSENT_RUNS: '100' },
    // Each mutant has a worker of its own; a module graph for each test file would only take twice the time.
    isolate: false,
    sequence: { sequencer: NearestFirst },
    reporters: ['dot'],
    // What hangs is ended by Stryker.
    testTimeout: 600_000,
  },
}
