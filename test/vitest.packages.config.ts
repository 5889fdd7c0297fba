import { defineConfig } from 'vitest/config'
import { report } from '../vitest.report.ts'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    fileParallelism: false,
    ...report(import.meta.dirname, 'packages'),
  },
})
