import { describe, expect, it } from 'vitest'
import { entity, fixture, newStore, recording } from './entity.js'

const loan = fixture('loan.yaml')

const lend = (store: string, id: string, fields: object) =>
  entity([
    'create',
    ...['--definition', loan, '--store', store, '--id', id],
    ...['--fields', JSON.stringify(fields), ...recording(`lend-${id}`)],
  ])

const renew = (store: string, revision: number) =>
  entity([
    'execute',
    ...['--definition', loan, '--store', store, '--id', 's:L-1', '--operation', 'renew', '--arguments', '{}'],
    ...['--expected-revision', String(revision), ...recording(`renew-${revision}`)],
  ])

describe('a definition under the service rules', () => {
  it('SR-115, SR-152: is decided by its outcomes, stored, and refused by the name of an error', () => {
    const store = newStore()
    expect(lend(store, 's:L-1', { code: 'L-1', reader: 'ann' }).code).toBe(0)
    expect(renew(store, 1).code).toBe(0)
    expect(JSON.parse(renew(store, 2).out)).toMatchObject({
      envelope: { record: { outcome: 'renewed', effect: 'updated', response: { renewals: 2 } } },
    })
    const refused = renew(store, 3)
    expect(refused.code).toBe(1)
    expect(refused.err).toBe('refused: outcome `too_often` refuses with `RenewedTooOften`: two renewals are the most\n')
    expect(entity(['verify', '--store', store])).toMatchObject({ code: 0 })
  })

  it('SR-91: is refused at an address that is not that of its identity', () => {
    const { out } = lend(newStore(), 'L-1', { code: 'L-1', reader: 'ann' })
    expect(JSON.parse(out)).toMatchObject({ kind: 'identity_mismatch', field: 'code', id: 'L-1', address: "'s:L-1'" })
  })

  it('shows its outcomes', () => {
    const { out } = entity(['inspect', loan])
    expect(out).toContain('semantics: service/2')
    expect(out).toContain('blocked: refuses with ReaderBlocked')
    expect(out).toContain('returned: out -> back')
  })

  it('V-2: is drawn by the outcomes that move', () => {
    expect(entity(['graph', loan]).out).toContain('take_back: returned')
  })

  it.each([
    ['check', loan],
    ['generate', 'types', '--definition', loan],
    ['generate', 'openapi', '--definition', loan],
    ['schema', 'instance', '--definition', loan],
    ['generate', 'docs', '--out', 'pages', '--definition', loan],
  ])('is refused by %s %s, which would say what is false of it', (...args) => {
    const err = 'error: `loan` version 1: this verb does not know service/2 yet\n'
    expect(entity(args)).toEqual({ code: 2, out: '', err })
  })
})
