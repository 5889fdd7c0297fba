import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Store, StoreError } from '../../src/index.js'
import { migrate, sqliteStore } from '../../src/sqlite/index.js'
import { absent, created, dump, observed, storeHistory } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'
import { write, writeUnprivileged, writeWithin } from './process.js'

const integrityOf = (file: string): unknown => {
  const database = new BetterSqlite(file)
  const found = database.pragma('integrity_check', { simple: true })
  database.close()
  return found
}

/** Commits large parcels until one is refused; answers the dump of what was accepted, and the refusal. */
const fill = async (store: Store): Promise<{ before: string; error: StoreError; index: number }> => {
  for (let index = 0; ; index += 1) {
    const before = await dump(store)
    const answer = await store.commit(created(`p-${index}`, `r-${index}`, {}, { address: 'x'.repeat(5000) }), absent)()
    if (answer._tag === 'Left') return { before, error: answer.left, index }
  }
}

describe('D-23: a full database', () => {
  it('is store_backend, keeps exactly what was accepted, and goes on once there is room', async () => {
    const file = newFile()
    const database = new BetterSqlite(file)
    valueOf(await migrate({ database })())
    const store = valueOf(await sqliteStore({ database })())
    await storeHistory(store, 'p')
    database.pragma('max_page_count = 40')
    const { before, error, index } = await fill(store)
    expect(error).toEqual({
      kind: 'store_backend',
      detail: `\`${file}\`: there is no room left to write (SQLITE_FULL)`,
    })
    expect(await dump(store)).toBe(before)
    expect(valueOf(await store.recordById(`r-${index}`)())).toBeUndefined()
    expect(errorOf(await store.observe(observed('p', 3, 'o', 'x'.repeat(200_000)))()).kind).toBe('store_backend')
    expect(await dump(store)).toBe(before)
    database.pragma('max_page_count = 4000')
    expect(valueOf(await store.commit(created('again', `r-${index}`), absent)())).toBe('committed')
    expect(integrityOf(file)).toBe('ok')
  })
})

describe('D-23: a write error by a limit of the file size', () => {
  it.each([120, 200, 400])('within %i blocks is store_backend, and leaves what was accepted', async (blocks) => {
    const file = newFile()
    const { accepted, error } = await writeWithin(blocks, file, 'p', 1000)
    expect(error).toMatchObject({ kind: 'store_backend', detail: expect.stringContaining('SQLITE_IOERR') })
    const unhindered = newFile()
    await write(unhindered, 'p', accepted.length)
    const store = await openFileStore(file)
    expect(await dump(store)).toBe(await dump(await openFileStore(unhindered)))
    expect(valueOf(await store.recordById(`p-${accepted.length}`)())).toBeUndefined()
    valueOf(await store.close()())
    expect(integrityOf(file)).toBe('ok')
  })

  it('that does not even take the tables leaves a store that is empty', async () => {
    const file = newFile()
    const { accepted, error } = await writeWithin(8, file, 'p', 1)
    expect(accepted).toEqual([])
    expect(error?.kind).toBe('store_backend')
    const store = await openFileStore(file)
    expect(await dump(store)).toBe('{"ids":[],"parts":[]}')
    expect(valueOf(await store.commit(created('p', 'r'), absent)())).toBe('committed')
  })
})

/** Runs a test in a folder that another user can enter. */
const inFolder = async (test: (file: string, folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-shell-'))
  chmodSync(folder, 0o755)
  try {
    await test(join(folder, 'store.db'), folder)
  } finally {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true, force: true })
  }
}

const filled = async (file: string): Promise<string> => {
  const store = await openFileStore(file)
  await storeHistory(store, 'p')
  const dumped = await dump(store)
  valueOf(await store.close()())
  return dumped
}

describe('D-23: what may be read and not written, as another user than root', () => {
  it('a read-only file refuses the write as store_backend and is unchanged', () =>
    inFolder(async (file, folder) => {
      const before = await filled(file)
      chmodSync(file, 0o444)
      chmodSync(folder, 0o777)
      const { accepted, error } = await writeUnprivileged(file, 'q', 1)
      expect(accepted).toEqual([])
      expect(error).toEqual({
        kind: 'store_backend',
        detail: `\`${file}\`: it can be read and not written (SQLITE_READONLY)`,
      })
      expect(await dump(await openFileStore(file))).toBe(before)
    }))

  it('a read-only folder refuses the store that is in it as store_unreachable, unchanged', () =>
    inFolder(async (file, folder) => {
      const before = await filled(file)
      chmodSync(folder, 0o555)
      const { accepted, error } = await writeUnprivileged(file, 'q', 1)
      expect(accepted).toEqual([])
      expect(error?.kind).toBe('store_unreachable')
      expect(await dump(await openFileStore(file))).toBe(before)
    }))

  it('a read-only folder refuses to have a store made in it as store_unreachable', () =>
    inFolder(async (file, folder) => {
      chmodSync(folder, 0o555)
      const { error } = await writeUnprivileged(file, 'q', 1)
      expect(error).toMatchObject({ kind: 'store_unreachable', detail: expect.stringContaining('SQLITE_CANTOPEN') })
      expect(await dump(await openFileStore(file))).toBe('{"ids":[],"parts":[]}')
    }))

  it('S-4: a file that may not be looked at is store_unreachable, never an empty store', () =>
    inFolder(async (file, folder) => {
      await filled(file)
      chmodSync(folder, 0o000)
      expect((await writeUnprivileged(file, 'q', 1)).error?.kind).toBe('store_unreachable')
    }))
})
