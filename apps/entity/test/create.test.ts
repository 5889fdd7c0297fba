import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTicket, entity, fixture, newStore, recording } from './entity.js'

const ticket = ['--definition', fixture('ticket.yaml')]
const create = ['create', ...ticket, '--id', 't-1', '--fields', '{"title": "lamp"}']

describe('create without a store', () => {
  it('L-14: the decision is printed as indented JSON in name order, and forgotten', () => {
    const { code, out, err } = entity(create)
    const decision = JSON.parse(out) as { instance: object; record: object; events: object[] }
    expect(Object.keys(decision)).toEqual(['events', 'instance', 'record'])
    expect(out).toMatch(/^\{\n {2}"events": \[\n/)
    expect(decision.instance).toEqual({
      entity: 'ticket',
      version: 1,
      id: 't-1',
      lifecycle_state: 'open',
      revision: 1,
      fields: { title: 'lamp', priority: 'low' },
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('L-14: with a recording the commit is printed, and forgotten', () => {
    const { code, out } = entity([...create, ...recording('r-1'), '--correlation', 'flow'])
    expect(JSON.parse(out)).toMatchObject({
      instance: { id: 't-1' },
      envelope: { record_id: 'r-1', actor: null, correlation: 'flow', causation: null, record: { to_state: 'open' } },
    })
    expect(code).toBe(0)
  })

  it('L-16: as text, a decision and a commit', () => {
    expect(entity([...create, '--format', 'text']).out).toBe('ticket t-1 is open (revision 1); events: TicketOpened\n')
    expect(entity([...create, '--format', 'text', ...recording('r-1')]).out).toBe(
      'ticket t-1 is open (revision 1); record r-1; events: TicketOpened\n',
    )
    const depot = ['create', '--definition', fixture('depot.json'), '--id', 'd', '--format', 'text']
    expect(entity(depot).out).toBe('depot d is built (revision 1); events: none\n')
  })

  it("L-2, L-3, D-1: a refusal is JSON with the kernel's fields, the sentence and who refused, whatever the format", () => {
    const { code, out, err } = entity([
      'create',
      ...ticket,
      '--id',
      't-1',
      '--fields',
      '{"priority": "none", "colour": 1}',
      '--format',
      'text',
    ])
    const refusal = JSON.parse(out) as { errors: { path: string }[] }
    expect(Object.keys(refusal)).toEqual(['by', 'errors', 'kind', 'message', 'refused'])
    expect(refusal).toMatchObject({ kind: 'validation', by: 'kernel', refused: true })
    expect(refusal.errors.map(({ path }) => path)).toEqual(['fields.priority', 'fields.title', 'fields.colour'])
    expect(err).toMatch(/^refused: fields\.priority: .*\n$/)
    expect(code).toBe(1)
  })

  it('L-7, T-13: an invalid recording is a wrong call, but a refusal of the kernel is told first', () => {
    const yesterday = ['--record-id', 'r', '--recorded-at', 'yesterday', '--no-actor']
    expect(entity([...create, ...yesterday])).toMatchObject({ code: 2, out: '' })
    expect(entity([...create, ...yesterday]).err).toMatch(/^error: .*`recorded_at`/)
    const refused = entity(['create', ...ticket, '--id', ' ', ...yesterday])
    expect(JSON.parse(refused.out)).toMatchObject({ kind: 'validation' })
    expect(refused.code).toBe(1)
  })
})

describe('create in a store', () => {
  it('L-14, D-3: the stored commit is printed, and the retry answers the same', () => {
    const store = newStore()
    const first = createTicket(store, 't-1')
    expect(JSON.parse(first.out)).toMatchObject({ instance: { revision: 1 }, envelope: { record_id: 'create-t-1' } })
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(createTicket(store, 't-1')).toEqual(first)
  })

  it('D-1, L-6: a refusal of the store keeps its fields and has a detail', () => {
    const store = newStore()
    createTicket(store, 't-1')
    const taken = entity([...create, '--store', store, ...recording('another')])
    expect(JSON.parse(taken.out)).toEqual({
      kind: 'revision_conflict',
      by: 'store',
      refused: true,
      entity: 'ticket',
      id: 't-1',
      expected: { kind: 'absent' },
      found: 1,
      message: expect.any(String) as string,
      detail: expect.any(String) as string,
    })
    expect(taken.err).toMatch(/^refused: /)
    expect(taken.code).toBe(1)
    const renamed = createTicket(store, 't-2', '--causation', 'x')
    expect(renamed.code).toBe(0)
    const reused = entity([
      'create',
      ...ticket,
      '--id',
      't-3',
      '--fields',
      '{"title": "lamp"}',
      '--store',
      store,
      ...recording('create-t-2'),
    ])
    expect(JSON.parse(reused.out)).toMatchObject({ kind: 'record_conflict', record_id: 'create-t-2', by: 'store' })
    expect(reused.code).toBe(1)
  })

  it('C-2, D-13: a refused creation does not even make the file', () => {
    const store = newStore()
    const refused = entity(['create', ...ticket, '--id', 't-1', '--store', store, ...recording('r-1')])
    expect(refused.code).toBe(1)
    expect(existsSync(store)).toBe(false)
  })

  it('L-7: an invalid recording exits 2 and stores nothing', () => {
    const store = newStore()
    const wrong = entity([
      ...create,
      '--store',
      store,
      '--record-id',
      'r',
      '--recorded-at',
      '2027-03-01',
      '--actor',
      ' ',
    ])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(existsSync(store)).toBe(false)
  })
})

describe('the definitions', () => {
  it('L-11: one that cannot be read or parsed is a wrong call that names the file', () => {
    for (const name of ['none.yaml', 'misspelt.yaml']) {
      const { code, out, err } = entity(['create', '--definition', fixture(name), '--id', 'x'])
      expect(err).toContain(`${name}\`: `)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  })

  it('L-11: one with defects, a duplicate, or a reference out of the set is refused', () => {
    const kindsOf = (...names: readonly string[]) => {
      const { code, out } = entity([
        'create',
        ...names.flatMap((name) => ['--definition', fixture(name)]),
        '--entity',
        'ticket',
        '--id',
        'x',
      ])
      expect(code).toBe(1)
      return (JSON.parse(out) as { defects: { kind: string }[] }).defects.map(({ kind }) => kind)
    }
    expect(kindsOf('defective.yaml')).toEqual(['zero_version', 'unknown_initial_state', 'unknown_to_state'])
    expect(kindsOf('ticket.yaml', 'ticket.yaml')).toEqual(['duplicate_definition'])
    expect(kindsOf('ticket.yaml', 'parcel.yaml')).toEqual(['unknown_relation_target'])
  })

  it('L-12: exactly one definition must be left', () => {
    const both = [...ticket, '--definition', fixture('depot.json')]
    expect(entity(['create', ...both, '--entity', 'depot', '--id', 'd']).code).toBe(0)
    expect(entity(['create', ...both, '--id', 'd'])).toEqual({
      code: 2,
      out: '',
      err: 'error: several definitions are given, `depot` version 7, `ticket` version 1: choose one with `--entity`\n',
    })
    expect(entity(['create', ...both, '--id', 'd', '--entity', 'depott'])).toEqual({
      code: 2,
      out: '',
      err: 'error: no definition of `depott` is given: there is `depot` version 7, `ticket` version 1\n',
    })
    const versions = ['create', ...ticket, '--definition', fixture('ticket-2.yaml'), '--id', 'x', '--entity', 'ticket']
    expect(entity(versions)).toMatchObject({ code: 2, out: '' })
    expect(entity(versions).err).toContain('several versions are given, `ticket` version 1, `ticket` version 2')
  })
})
