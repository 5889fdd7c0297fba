import BetterSqlite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorOf, recording, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'
import { holding } from './library.js'

const checks = { part: { beside: { check: 'exists' } } } as const

const wheel = (number: number) => ({
  entity: 'part',
  version: 1,
  id: `wheel-${number}`,
  fields: { beside: ['axle'] },
  recording: recording(`wheel-${number}`),
})

const axle = { ...wheel(0), id: 'axle', fields: {}, recording: recording('axle') }

const wheels = Array.from({ length: 20 }, (_, number) => wheel(number))

describe('held relations in a SQLite file', () => {
  it.each([
    ['is deleted meanwhile are refused', 'commit', 'reference_missing', 0],
    ['was to be deleted, and is not, are stored', 'rollback', 'stored', 21],
  ])('K-33: 20 creations whose target %s', async (_what, end, expected, stored) => {
    const file = newFile()
    const store = await openFileStore(file)
    const runtime = holding(store, checks)
    valueOf(await runtime.create(axle)())
    const other = new BetterSqlite(file)
    other.exec(`begin immediate; delete from assent_instance where id = 'axle'`)
    const answers = wheels.map((one) => runtime.create(one)())
    await new Promise((resolve) => setTimeout(resolve, 50))
    other.exec(end)
    const kinds = (await Promise.all(answers)).map((answer) => (answer._tag === 'Left' ? answer.left.kind : 'stored'))
    expect([...new Set(kinds)]).toEqual([expected])
    expect(valueOf(await store.ids('part')()).items).toHaveLength(stored)
    other.close()
    valueOf(await store.close()())
  })

  it('S-19: what is refused leaves the rows of the file as they were', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    const runtime = holding(store, checks)
    valueOf(await runtime.create({ ...axle, id: 'bolt' })())
    const reader = new BetterSqlite(file, { readonly: true })
    const dump = (): string =>
      JSON.stringify(
        ['instance', 'record', 'definition'].map((table) => reader.prepare(`select * from assent_${table}`).all()),
      )
    const before = dump()
    expect(errorOf(await runtime.create(wheel(1))()).kind).toBe('reference_missing')
    expect(dump()).toBe(before)
    reader.close()
    valueOf(await store.close()())
  })

  it('D-13: a first commit that is refused for its relations makes no file', async () => {
    const file = newFile()
    const store = await openFileStore(file)
    expect(errorOf(await holding(store, checks).create(wheel(1))()).kind).toBe('reference_missing')
    expect(existsSync(file)).toBe(false)
  })
})
