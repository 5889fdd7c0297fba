import { defineConfig } from 'vitest/config'
import { report } from '../../vitest.report.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most tests start several processes, which takes its time on a busy machine.
    testTimeout: 120_000,
    ...report(import.meta.dirname),
  },
})
