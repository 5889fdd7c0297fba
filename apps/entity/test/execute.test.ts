import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTicket, entity, executeTicket, fixture, newFolder, newStore, recording } from './entity.js'

const ticket = ['--definition', fixture('ticket.yaml')]
const instance = {
  entity: 'ticket',
  version: 1,
  id: 't-1',
  lifecycle_state: 'open',
  revision: 1,
  fields: { title: 'lamp' },
}
const executeGiven = (given: unknown, operation: string, ...flags: readonly string[]) =>
  entity(['execute', ...ticket, '--instance', JSON.stringify(given), '--operation', operation, ...flags])

const kindOf = (out: string): unknown => (JSON.parse(out) as { kind: string }).kind

describe('execute on a given instance', () => {
  it('L-14: prints the decision', () => {
    const { code, out, err } = executeGiven(instance, 'start', '--arguments', '{"by": "ada"}')
    expect(JSON.parse(out)).toMatchObject({
      instance: { lifecycle_state: 'working', revision: 2 },
      record: { command: { command: 'execute', operation: 'start', arguments: { by: 'ada' } } },
      events: [{ type: 'TicketStarted', payload: { by: 'ada' } }],
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('L-10: takes the instance out of a decision and out of a commit', () => {
    const file = join(newFolder(), 'last.json')
    const start = ['execute', ...ticket, '--operation', 'start', '--arguments', '{"by": "ada"}', '--format', 'text']
    for (const flags of [[], recording('r-1')]) {
      writeFileSync(file, entity(['create', ...ticket, '--id', 't-1', '--fields', '{"title": "lamp"}', ...flags]).out)
      expect(entity([...start, '--instance', `@${file}`]).out).toBe(
        'ticket t-1 is working (revision 2); events: TicketStarted\n',
      )
    }
  })

  it('L-10: what is no instance is a wrong call', () => {
    for (const given of [{}, [], null, { ...instance, revision: 0 }, { instance: { entity: 'ticket' } }]) {
      const { code, out, err } = executeGiven(given, 'start')
      expect(err).toMatch(/^error: `--instance` is no instance: /)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  })

  it('L-1, L-4, L-5: every refusal of the kernel exits 1 with its kind', () => {
    expect(kindOf(executeGiven({ ...instance, entity: 'lamp' }, 'start').out)).toBe('entity_mismatch')
    expect(kindOf(executeGiven({ ...instance, lifecycle_state: 'lost' }, 'start').out)).toBe('unknown_state')
    expect(kindOf(executeGiven(instance, 'strat').out)).toBe('operation_not_found')
    expect(kindOf(executeGiven(instance, 'start').out)).toBe('validation')
    expect(kindOf(executeGiven(instance, 'close').out)).toBe('invalid_transition')
    expect(kindOf(executeGiven({ ...instance, lifecycle_state: 'working' }, 'close').out)).toBe('precondition_failed')
    const failed = executeGiven({ ...instance, lifecycle_state: 'working' }, 'close')
    expect(JSON.parse(failed.out)).toMatchObject({ rule: 'effort_is_known', reason: 'the effort is not known yet' })
    const zero = executeGiven(instance, 'estimate', '--arguments', '{"effort": 0}')
    expect(kindOf(zero.out)).toBe('invariant_violation')
    expect(zero.err).toMatch(/^refused: .*effort is counted upwards/)
    expect(zero.code).toBe(1)
  })
})

describe('execute in a store', () => {
  const store = (): string => {
    const file = newStore()
    createTicket(file, 't-1')
    return file
  }
  const start = ['--arguments', '{"by": "ada"}', ...recording('start-1')]

  it('L-14: prints the stored commit', () => {
    const file = store()
    const { code, out, err } = executeTicket(file, 't-1', 'start', ...start, '--expected-revision', '1')
    expect(JSON.parse(out)).toMatchObject({ instance: { revision: 2 }, envelope: { record_id: 'start-1' } })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(entity(['get', '--store', file, '--entity', 'ticket', '--id', 't-1']).out).toContain('"revision": 2')
  })

  it('T-7: the same request again answers the original commit', () => {
    const file = store()
    const first = executeTicket(file, 't-1', 'start', ...start, '--expected-revision', '1')
    executeTicket(file, 't-1', 'estimate', '--arguments', '{"effort": 3}', ...recording('estimate-1'))
    expect(executeTicket(file, 't-1', 'start', ...start, '--expected-revision', '1')).toEqual(first)
  })

  it('L-15: without an expected revision it is the stored one, so that a repeat is another request', () => {
    const file = store()
    expect(executeTicket(file, 't-1', 'start', ...start).code).toBe(0)
    const repeated = executeTicket(file, 't-1', 'start', ...start)
    expect(kindOf(repeated.out)).toBe('record_conflict')
    expect(repeated.code).toBe(1)
  })

  it('D-1: a stale revision is refused by the store, with what is stored', () => {
    const file = store()
    executeTicket(file, 't-1', 'start', ...start)
    const stale = executeTicket(file, 't-1', 'close', ...recording('close-1'), '--expected-revision', '1')
    expect(JSON.parse(stale.out)).toMatchObject({
      kind: 'revision_conflict',
      by: 'store',
      expected: 1,
      found: 2,
      refused: true,
    })
    expect(stale.code).toBe(1)
  })

  it('L-6: a subject that is not there is refused, not a wrong call, and makes no file', () => {
    for (const flags of [[], ['--expected-revision', '1']]) {
      const { code, out } = executeTicket(newStore(), 't-9', 'start', ...start, ...flags)
      expect(JSON.parse(out)).toMatchObject({ kind: 'not_found', by: 'store', entity: 'ticket', id: 't-9' })
      expect(code).toBe(1)
    }
  })

  it('L-7: an invalid recording exits 2 and stores nothing', () => {
    const file = store()
    const wrong = ['--record-id', 'r', '--recorded-at', '2027-02-30', '--no-actor', '--arguments', '{"by": "ada"}']
    expect(executeTicket(file, 't-1', 'start', ...wrong)).toMatchObject({ code: 2, out: '' })
    expect(entity(['history', '--store', file, '--entity', 'ticket', '--id', 't-1', '--format', 'text']).out).toBe(
      '1  create  -> open  record create-t-1  2027-03-01T08:00:00Z by nobody\n',
    )
  })
})
