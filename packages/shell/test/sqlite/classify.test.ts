import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { classify, driverErrorOf, isBusy, type DriverError } from '../../src/sqlite/classify.js'
import { failureKinds } from '../../src/sqlite/failure-kinds.js'

const failure = (code: string): DriverError => new BetterSqlite.SqliteError('insert into x values (secret)', code)

const kinds: readonly (readonly [code: string, kind: string])[] = [
  ['SQLITE_BUSY', 'store_unreachable'],
  ['SQLITE_BUSY_SNAPSHOT', 'store_unreachable'],
  ['SQLITE_BUSY_RECOVERY', 'store_unreachable'],
  ['SQLITE_LOCKED', 'store_unreachable'],
  ['SQLITE_LOCKED_SHAREDCACHE', 'store_unreachable'],
  ['SQLITE_PROTOCOL', 'store_unreachable'],
  ['SQLITE_CANTOPEN', 'store_unreachable'],
  ['SQLITE_CANTOPEN_ISDIR', 'store_unreachable'],
  ['SQLITE_PERM', 'store_unreachable'],
  ['SQLITE_AUTH', 'store_unreachable'],
  ['SQLITE_NOLFS', 'store_unreachable'],
  ['SQLITE_READONLY_DIRECTORY', 'store_unreachable'],
  ['SQLITE_READONLY', 'store_backend'],
  ['SQLITE_READONLY_DBMOVED', 'store_backend'],
  ['SQLITE_FULL', 'store_backend'],
  ['SQLITE_IOERR', 'store_backend'],
  ['SQLITE_IOERR_WRITE', 'store_backend'],
  ['SQLITE_IOERR_READ', 'store_backend'],
  ['SQLITE_IOERR_FSYNC', 'outcome_unknown'],
  ['SQLITE_IOERR_DIR_FSYNC', 'outcome_unknown'],
  ['SQLITE_CORRUPT', 'store_backend'],
  ['SQLITE_CORRUPT_INDEX', 'store_backend'],
  ['SQLITE_NOTADB', 'store_backend'],
  ['SQLITE_FORMAT', 'store_backend'],
  ['SQLITE_NOMEM', 'store_backend'],
  ['SQLITE_TOOBIG', 'store_backend'],
  ['SQLITE_INTERRUPT', 'store_backend'],
  ['SQLITE_ABORT', 'store_backend'],
  ['SQLITE_ABORT_ROLLBACK', 'store_backend'],
  ['SQLITE_CONSTRAINT', 'store_backend'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'store_backend'],
  ['SQLITE_SCHEMA', 'store_backend'],
  ['SQLITE_ERROR', 'store_backend'],
  ['SQLITE_MISUSE', 'store_backend'],
]

describe('a failure of the driver', () => {
  it.each(kinds)('with %s is %s', (code, kind) => {
    expect(classify(failure(code), 'orders.db', 'r').kind).toBe(kind)
  })

  it('has a case here for each code that the table knows', () => {
    const tested = kinds.map(([code]) => code)
    expect(Object.keys(failureKinds).filter((code) => !tested.includes(code))).toEqual([])
  })

  it.each(kinds)('with %s is said with the name of the store and the code, never with what was sent', (code) => {
    const error = classify(failure(code), 'orders.db', 'r')
    const detail = 'detail' in error ? error.detail : ''
    expect(detail).toContain('`orders.db`')
    expect(detail).toContain(code)
    expect(detail).not.toContain('secret')
  })

  it('whose outcome is unknown names the record of a write, and is store_backend where none was written', () => {
    expect(classify(failure('SQLITE_IOERR_FSYNC'), 'orders.db', 'r')).toMatchObject({
      kind: 'outcome_unknown',
      record_id: 'r',
    })
    expect(classify(failure('SQLITE_IOERR_FSYNC'), 'orders.db').kind).toBe('store_backend')
  })

  it('is tried again only where another connection was in the way', () => {
    const busy = kinds.map(([code]) => code).filter((code) => isBusy(failure(code)))
    expect(busy).toEqual([
      'SQLITE_BUSY',
      'SQLITE_BUSY_SNAPSHOT',
      'SQLITE_BUSY_RECOVERY',
      'SQLITE_LOCKED',
      'SQLITE_LOCKED_SHAREDCACHE',
      'SQLITE_PROTOCOL',
    ])
  })

  it.each([new TypeError('ours'), Object.assign(new Error('other'), { code: 'ENOENT' }), 'SQLITE_BUSY', undefined])(
    'is not what another library or a fault of ours throws: %s',
    (error) => {
      expect(driverErrorOf(error)).toBeUndefined()
    },
  )
})
