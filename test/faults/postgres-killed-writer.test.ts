import { migrate, postgresStore } from '@assent/shell/postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { valueOf } from '../stores/schema-provider.js'
import { killWriters } from './kill-writers.js'
import { ownProvider } from './own-provider.js'
import { meter, metersOn, unwrap } from './process/meter.js'

const { pool, url, remove } = await ownProvider()
afterAll(remove)

describe('a writer that is killed in the middle of its work on PostgreSQL', () => {
  it('S-9: leaves every acknowledged commit exactly once; a retry settles the last one', async ({ annotate }) => {
    await valueOf(migrate({ pool }))
    const runtime = metersOn(await valueOf(postgresStore({ pool })))
    const report = await killWriters(url, runtime, 20)
    expect(unwrap(await runtime.verify(meter)())).toMatchObject({ holds: true })
    await annotate(report)
  })
})
