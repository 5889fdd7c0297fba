import { describe, expect, it } from 'vitest'
import { classify } from '../../src/postgres/classify.js'
import { networkFailures } from '../../src/sql/network-failures.js'
import { errorOf } from '../../src/sql/failure.js'
import { failureKinds } from '../../src/sql/postgres/failure-kinds.js'
import { isServerError, leavesSound } from '../../src/sql/postgres/sql-failure.js'

const error = (code: string | undefined, members: object = {}) =>
  Object.assign(new Error("duplicate key value (id)=('secret')"), { code, ...members })

const name = '`public.assent_*`'

const kinds: readonly (readonly [code: string, kind: string])[] = [
  ['40001', 'again'],
  ['40P01', 'again'],
  ['23505', 'refused'],
  ['23502', 'refused'],
  ['08000', 'lost'],
  ['08003', 'lost'],
  ['08006', 'lost'],
  ['08P01', 'lost'],
  ['25P03', 'lost'],
  ['25P04', 'lost'],
  ['40003', 'lost'],
  ['57P01', 'lost'],
  ['57P02', 'lost'],
  ['57P03', 'lost'],
  ['57P04', 'lost'],
  ['57P05', 'lost'],
  ['28000', 'store_unreachable'],
  ['28P01', 'store_unreachable'],
  ['3D000', 'store_unreachable'],
  ['53300', 'store_unreachable'],
  ['0A000', 'store_backend'],
  ['22003', 'store_backend'],
  ['22021', 'store_backend'],
  ['22P05', 'store_backend'],
  ['22P02', 'store_backend'],
  ['23503', 'store_backend'],
  ['23514', 'store_backend'],
  ['25001', 'store_backend'],
  ['25006', 'store_backend'],
  ['25P02', 'store_backend'],
  ['26000', 'store_backend'],
  ['3F000', 'store_backend'],
  ['40000', 'store_backend'],
  ['40002', 'store_backend'],
  ['42P01', 'store_backend'],
  ['42P07', 'store_backend'],
  ['42703', 'store_backend'],
  ['42501', 'store_backend'],
  ['53000', 'store_backend'],
  ['53100', 'store_backend'],
  ['53200', 'store_backend'],
  ['53400', 'store_backend'],
  ['54000', 'store_backend'],
  ['54001', 'store_backend'],
  ['55000', 'store_backend'],
  ['55006', 'store_backend'],
  ['55P03', 'store_backend'],
  ['57000', 'store_backend'],
  ['57014', 'store_backend'],
  ['58000', 'store_backend'],
  ['58030', 'store_backend'],
  ['XX000', 'store_backend'],
  ['XX001', 'store_backend'],
  ['P0001', 'store_backend'],
]

describe('an error of the server', () => {
  it.each(kinds)('with %s is %s', (code, kind) => {
    expect(classify(error(code), name).kind).toBe(kind)
  })

  it('has a case here for each line of the table', () => {
    const tested = kinds.flatMap(([code]) => [code, code.slice(0, 2)])
    expect(Object.keys(failureKinds).filter((code) => !tested.includes(code))).toEqual([])
  })

  it.each(kinds)('with %s is said with the place and the code, never with what was sent', (code) => {
    const { detail } = classify(error(code), name)
    expect(detail).toContain(name)
    expect(detail).toContain(`(${code})`)
    expect(detail).not.toContain('secret')
  })

  it('that ends the connection is `lost`, whatever its code is', () => {
    expect(classify(error('XX000', { severity: 'FATAL' }), name).kind).toBe('lost')
    expect(classify(error('53100', { severity: 'PANIC' }), name).kind).toBe('lost')
    expect(classify(error('53300', { severity: 'FATAL' }), name).kind).toBe('store_unreachable')
    expect(classify(error('XX000', { severity: 'ERROR' }), name).kind).toBe('store_backend')
  })

  it('leaves the connection sound where a write of ours provokes it, and nowhere else', () => {
    const sound = kinds.map(([code]) => code).filter((code) => leavesSound(classify(error(code), name)))
    expect(sound).toEqual(['40001', '40P01', '23505', '23502'])
  })
})

describe('what is no error of the server', () => {
  it.each(Object.keys(networkFailures))('but %s of the system ends the connection', (code) => {
    expect(isServerError(error(code))).toBe(false)
    expect(classify(error(code), name)).toEqual({ kind: 'lost', detail: `${name}: ${networkFailures[code]} (${code})` })
  })

  it.each([
    ['a sentence of the driver', new Error('Connection terminated unexpectedly')],
    ['an unknown code', error('ESECRET')],
    ['no error at all', 'secret'],
  ])('but %s ends the connection', (_what, thrown) => {
    const { kind, detail } = classify(thrown, name)
    expect(kind).toBe('lost')
    expect(detail).toContain('the connection ended')
    expect(detail).not.toContain('secret')
    expect(detail).not.toContain('unexpectedly')
  })
})

describe('a failure as the answer of a call', () => {
  it('that is lost is `outcome_unknown` of a write, and `store_unreachable` of a read', () => {
    const lost = classify(error('57P01'), name)
    expect(errorOf('postgres', lost, 'r')).toEqual({ kind: 'outcome_unknown', record_id: 'r', detail: lost.detail })
    expect(errorOf('postgres', lost)).toEqual({ kind: 'store_unreachable', provider: 'postgres', detail: lost.detail })
  })

  it.each(kinds.filter(([, kind]) => kind !== 'lost'))('with %s is the same of both', (code, kind) => {
    const failure = classify(error(code), name)
    const answered = kind === 'store_unreachable' ? kind : 'store_backend'
    expect(errorOf('postgres', failure, 'r').kind).toBe(answered)
    expect(errorOf('postgres', failure).kind).toBe(answered)
  })
})
