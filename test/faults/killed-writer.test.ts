import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { integrityOf } from './history.js'
import { killWriters } from './kill-writers.js'
import { openMeters, unwrap } from './process/meter.js'

const folder = mkdtempSync(join(tmpdir(), 'assent-killed-writer-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a writer that is killed in the middle of its work', () => {
  it('S-9: leaves every acknowledged commit exactly once; a retry settles the last one', async ({ annotate }) => {
    const file = join(folder, 'meters.db')
    const runtime = await openMeters(file)
    const report = await killWriters(file, runtime, 50)
    unwrap(await runtime.close()())
    expect(integrityOf(file)).toBe('ok')
    await annotate(report)
  })
})
