import { defineConfig } from 'vitest/config'
import { report } from '../vitest.report.ts'

export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts', 'mutants/**/*.test.ts'],
    fileParallelism: false,
    ...report(import.meta.dirname, 'faults'),
    // Verbose prints what a test annotates: how many kills, how many commits.
    reporters: ['verbose', 'json'],
  },
})
