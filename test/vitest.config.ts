import { defineConfig } from 'vitest/config'
import { report } from '../vitest.report.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'faults/**', 'mutants/**', 'packages/**'],
    ...report(import.meta.dirname),
  },
})
