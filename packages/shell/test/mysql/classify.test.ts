import { describe, expect, it } from 'vitest'
import { classify, leavesSound } from '../../src/mysql/classify.js'
import { driverFailures, failureKinds } from '../../src/mysql/failure-kinds.js'
import { networkFailures } from '../../src/sql/network-failures.js'
import type { Failure } from '../../src/sql/failure.js'
import { errorOf } from '../../src/sql/failure.js'

/** An error as the driver makes it of the server's. */
const reported = (errno: number): Error =>
  Object.assign(new Error("Duplicate entry 'secret' in insert into x"), {
    errno,
    code: 'ER_ANY',
    sqlState: 'HY000',
    sqlMessage: "Duplicate entry 'secret'",
    sql: 'insert into x values (secret)',
  })

/** An error as the driver or the system makes it. */
const broken = (code: string): Error =>
  Object.assign(new Error('connect to secret'), { errno: -111, code, fatal: true, syscall: 'connect' })

const kinds: readonly (readonly [number, Failure['kind']])[] = [
  [1020, 'again'],
  [1205, 'again'],
  [1213, 'again'],
  [1412, 'again'],
  [1615, 'again'],
  [3101, 'again'],
  [1062, 'refused'],
  [1053, 'lost'],
  [1080, 'lost'],
  [1152, 'lost'],
  [1158, 'lost'],
  [1159, 'lost'],
  [1160, 'lost'],
  [1161, 'lost'],
  [1184, 'lost'],
  [1927, 'lost'],
  [3169, 'lost'],
  [4031, 'lost'],
  [1040, 'store_unreachable'],
  [1043, 'store_unreachable'],
  [1044, 'store_unreachable'],
  [1045, 'store_unreachable'],
  [1047, 'store_unreachable'],
  [1049, 'store_unreachable'],
  [1129, 'store_unreachable'],
  [1130, 'store_unreachable'],
  [1135, 'store_unreachable'],
  [1203, 'store_unreachable'],
  [1226, 'store_unreachable'],
  [1251, 'store_unreachable'],
  [1698, 'store_unreachable'],
  [1820, 'store_unreachable'],
  [1862, 'store_unreachable'],
  [3118, 'store_unreachable'],
  [3159, 'store_unreachable'],
  [4151, 'store_unreachable'],
  [1021, 'store_backend'],
  [1030, 'store_backend'],
  [1034, 'store_backend'],
  [1037, 'store_backend'],
  [1038, 'store_backend'],
  [1041, 'store_backend'],
  [1046, 'store_backend'],
  [1048, 'store_backend'],
  [1054, 'store_backend'],
  [1114, 'store_backend'],
  [1118, 'store_backend'],
  [1142, 'store_backend'],
  [1143, 'store_backend'],
  [1146, 'store_backend'],
  [1153, 'store_backend'],
  [1194, 'store_backend'],
  [1197, 'store_backend'],
  [1227, 'store_backend'],
  [1264, 'store_backend'],
  [1290, 'store_backend'],
  [1301, 'store_backend'],
  [1317, 'store_backend'],
  [1364, 'store_backend'],
  [1366, 'store_backend'],
  [1406, 'store_backend'],
  [1461, 'store_backend'],
  [1568, 'store_backend'],
  [1598, 'store_backend'],
  [1665, 'store_backend'],
  [1712, 'store_backend'],
  [1792, 'store_backend'],
  [1836, 'store_backend'],
  [1877, 'store_backend'],
  [1969, 'store_backend'],
  [3024, 'store_backend'],
  [3100, 'store_backend'],
  // Without a line of its own.
  [1999, 'store_backend'],
]

describe('an error that the server reports', () => {
  it.each(kinds)('with number %i is %s', (errno, kind) => {
    expect(classify(reported(errno), '`assent_*`').kind).toBe(kind)
  })

  it('has a case here for each number that the table knows', () => {
    const tested = kinds.map(([errno]) => String(errno))
    expect(Object.keys(failureKinds).filter((errno) => !tested.includes(errno))).toEqual([])
  })

  it.each(kinds)('%i is said with the name of the store and the number, never with what was sent', (errno) => {
    const { detail } = classify(reported(errno), '`assent_*`')
    expect(detail).toMatch(/^`assent_\*`: /)
    expect(detail).toContain(`(${errno})`)
    expect(detail).not.toContain('secret')
  })

  it('leaves the connection sound only where a write of ours provokes it', () => {
    const sound = kinds.filter(([errno]) => leavesSound(classify(reported(errno), 'x'))).map(([errno]) => errno)
    expect(sound).toEqual([1020, 1205, 1213, 1412, 1615, 3101, 1062])
  })
})

describe('an end of the connection', () => {
  it.each(Object.keys({ ...networkFailures, ...driverFailures }))(
    '%s is told by its code, never by the text of the system',
    (code) => {
      const { kind, detail } = classify(broken(code), '`assent_*`')
      expect(kind).toBe('lost')
      expect(detail).toContain(`(${code})`)
      expect(detail).not.toContain('secret')
    },
  )

  it.each([broken('OTHER'), new Error('Pool is closed.'), 'secret', undefined])(
    'that has no code of these is told without one: %s',
    (error) => {
      expect(classify(error, '`assent_*`')).toEqual({ kind: 'lost', detail: '`assent_*`: the connection ended' })
    },
  )

  it('is of unknown outcome where a write was sent, and else learned nothing', () => {
    const failure = classify(broken('ECONNRESET'), '`assent_*`')
    expect(errorOf('mysql', failure, 'r-1')).toMatchObject({ kind: 'outcome_unknown', record_id: 'r-1' })
    expect(errorOf('mysql', failure)).toMatchObject({ kind: 'store_unreachable', provider: 'mysql' })
  })
})
