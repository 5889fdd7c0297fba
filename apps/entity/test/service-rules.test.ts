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

  it('L-16: says in its texts which outcome was taken, and what it answered', () => {
    const store = newStore()
    expect(lend(store, 's:L-1', { code: 'L-1', reader: 'ann' }).code).toBe(0)
    const renewal = ['--operation', 'renew', '--arguments', '{}', '--expected-revision', '1', '--format', 'text']
    const renewed = entity([
      'execute',
      ...['--definition', loan, '--store', store, '--id', 's:L-1', ...renewal, ...recording('renew-1')],
    ])
    expect(renewed.out).toBe(
      'loan s:L-1 is out (revision 2); outcome renewed; record renew-1; events: loan.renewed\n  response renewals: 1\n',
    )
    const history = entity(['history', '--store', store, '--entity', 'loan', '--id', 's:L-1', '--format', 'text'])
    expect(history.out).toMatch(
      /^1 {2}create: lent {2}-> out {2}record lend-s:L-1 .*\n2 {2}renew: renewed {2}out -> out /,
    )
  })

  it('explains which outcome was taken, by the conditions of all', () => {
    const instance = '{"entity":"loan","version":1,"id":"s:L-1","lifecycle_state":"out","revision":3,"fields":'
    const fields = '{"code":"L-1","reader":"ann","renewals":2}}'
    const asked = ['--instance', instance + fields, '--operation', 'renew', '--format', 'text']
    expect(entity(['explain', '--definition', loan, ...asked]).out).toContain(`
outcome \`too_often\`: true
  true     the field \`renewals\` is at least 2 ($fields.renewals: 2)
outcome \`renewed\`: true (not judged)
\`refusal\` would pass if:
  the field \`renewals\` is not at least 2 ($fields.renewals: 2)
`)
  })

  it('L-20: shows its identity, scales and outcomes', () => {
    const { out } = entity(['inspect', loan])
    expect(out).toMatch(/^entity: loan {2}version: 1 {2}semantics: service\/2\nidentity: code\nstates: out \(initial\)/)
    expect(out).toContain(`
scales:
  condition: poor < fair < good
`)
    expect(out).toContain(`
creation arguments: blocked, code*, reader*
creation outcomes:
  blocked: refuses with ReaderBlocked
    when: the argument \`blocked\` counts as true
  lent: creates
    sets: code, reader
    emits: loan.lent
`)
    expect(out).toContain(`
  renew:
    arguments: note
    responds: renewals*
    outcomes:
      too_often: refuses with RenewedTooOften: two renewals are the most
        when: the field \`renewals\` is at least 2
      renewed: updates
        sets: renewals
        sets, where given: note
        emits: loan.renewed
        responds: renewals
  take_back:
    arguments: condition*
    outcomes:
      returned: out -> back
        sets: condition
        emits: loan.returned
      not_out: refuses with NotOut
        in: any state that no outcome moves from
`)
  })

  it('V-2: is drawn by the outcomes that move', () => {
    expect(entity(['graph', loan]).out).toContain('take_back: returned')
  })
})
