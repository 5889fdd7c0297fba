import { defineConfig } from 'vitest/config'
import { report } from '../../vitest.report.ts'

export default defineConfig({ test: { include: ['test/**/*.test.ts'], ...report(import.meta.dirname) } })
