import { defineConfig } from 'vitest/config'
import { report } from '../vitest.report.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'faults/**'],
    // Properties try a thousand cases each; no test asserts a time.
    testTimeout: 600_000,
    ...report(import.meta.dirname),
  },
})
