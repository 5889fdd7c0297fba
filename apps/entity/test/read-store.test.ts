import { Registry } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import { readDefinition } from '@assent/yaml'
import { toUnion } from 'fp-ts/lib/Either.js'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTicket, entity, executeTicket, fixture, newStore, recording } from './entity.js'

const subject = (store: string, id = 't-1') => ['--store', store, '--entity', 'ticket', '--id', id]

/** A store that holds one ticket, started and closed. */
const closedTicket = (): string => {
  const store = newStore()
  createTicket(store, 't-1', '--correlation', 'flow')
  executeTicket(store, 't-1', 'estimate', '--arguments', '{"effort": 1.50}', ...recording('estimate-1'))
  executeTicket(store, 't-1', 'close', '--record-id', 'close-1', '--recorded-at', '2027-03-02', '--actor', 'ada')
  return store
}

describe('get', () => {
  it('D-14: prints the instance as JSON, as YAML and as text', () => {
    const store = newStore()
    createTicket(store, 't-1')
    const { code, out, err } = entity(['get', ...subject(store)])
    expect(JSON.parse(out)).toEqual({
      entity: 'ticket',
      version: 1,
      id: 't-1',
      lifecycle_state: 'open',
      revision: 1,
      fields: { priority: 'low', title: 'lamp' },
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(entity(['get', ...subject(store), '--format', 'yaml']).out).toBe(
      'entity: ticket\nfields:\n  priority: low\n  title: lamp\n' +
        'id: t-1\nlifecycle_state: open\nrevision: 1\nversion: 1\n',
    )
    expect(entity(['get', ...subject(store), '--format', 'text']).out).toBe(
      'ticket t-1 is open (revision 1)\n  priority: "low"\n  title: "lamp"\n',
    )
  })
})

describe('events and history', () => {
  it('D-14: events are listed oldest first, in emission order', () => {
    const store = closedTicket()
    const events = JSON.parse(entity(['events', ...subject(store)]).out) as { type: string; payload: unknown }[]
    expect(events.map(({ type }) => type)).toEqual(['TicketOpened', 'TicketClosed', 'EffortSpent'])
    expect(entity(['events', ...subject(store), '--format', 'text']).out).toBe(
      '1  TicketOpened  -> open\n3  TicketClosed  working -> closed\n3  EffortSpent  working -> closed\n',
    )
  })

  it('C-5: what was 1.50 is printed as 1.50, in JSON and in YAML', () => {
    const store = closedTicket()
    expect(entity(['events', ...subject(store)]).out).toContain('"payload": 1.50,')
    expect(entity(['events', ...subject(store), '--format', 'yaml']).out).toContain('  payload: 1.50\n')
  })

  it('D-14: the history lists every decision with its recording', () => {
    const store = closedTicket()
    const history = JSON.parse(entity(['history', ...subject(store)]).out) as object[]
    expect(history).toMatchObject([
      { record_id: 'create-t-1', actor: null, correlation: 'flow', record: { command: { command: 'create' } } },
      { record_id: 'estimate-1', record: { command: { operation: 'estimate' }, events: [] } },
      { record_id: 'close-1', actor: 'ada', record: { removed: ['effort'] } },
    ])
    expect(entity(['history', ...subject(store), '--format', 'text']).out).toBe(
      [
        '1  create  -> open  record create-t-1  2027-03-01T08:00:00Z by nobody',
        '2  estimate  open -> working  record estimate-1  2027-03-01T08:00:00Z by nobody',
        '3  close  working -> closed  record close-1  2027-03-02 by ada',
        '',
      ].join('\n'),
    )
  })
})

describe('list', () => {
  it('L-17: text is one id a line, sorted by code point; JSON and YAML are lists', () => {
    const store = newStore()
    for (const id of ['b', 'a', '\u{1F600}', '\u{FFFD}']) createTicket(store, id)
    const list = ['list', '--store', store, '--entity', 'ticket']
    expect(entity(list)).toEqual({ code: 0, out: 'a\nb\n\u{FFFD}\n\u{1F600}\n', err: '' })
    expect(JSON.parse(entity([...list, '--format', 'json']).out)).toEqual(['a', 'b', '\u{FFFD}', '\u{1F600}'])
    expect(entity([...list, '--format', 'yaml']).out).toBe('- a\n- b\n- \u{FFFD}\n- \u{1F600}\n')
  })

  it('L-17: nothing stored is an empty list', () => {
    const store = newStore()
    createTicket(store, 't-1')
    const lamps = ['list', '--store', store, '--entity', 'lamp']
    expect(entity(lamps)).toEqual({ code: 0, out: '', err: '' })
    expect(entity([...lamps, '--format', 'json']).out).toBe('[]\n')
    expect(entity([...lamps, '--format', 'yaml']).out).toBe('[]\n')
  })

  it('L-17: more than one page of the store is listed whole', async () => {
    const file = newStore()
    const document = readDefinition(readFileSync(fixture('ticket.yaml'), 'utf8'))
    if (document._tag === 'Left') throw new Error(document.left.message)
    const registry = toUnion(Registry.empty.register(document.right)) as Registry
    const store = await openSqliteStore({ file })()
    if (store._tag === 'Left') throw new Error(store.left.kind)
    const runtime = StoredRuntime.of({ registry, store: store.right })
    for (let index = 0; index < 1050; index += 1) {
      const id = `t-${String(index).padStart(4, '0')}`
      const given = { record_id: id, recorded_at: '2027-03-01', correlation: null, causation: null, actor: null }
      await runtime.create({ entity: 'ticket', version: 1, id, fields: { title: 'lamp' }, recording: given })()
    }
    await runtime.close()()
    const ids = entity(['list', '--store', file, '--entity', 'ticket']).out.trimEnd().split('\n')
    expect(ids.length).toBe(1050)
    expect(ids.at(-1)).toBe('t-1049')
  })
})

describe('what cannot be read', () => {
  it('D-13: a missing file answers empty or not_found and is not created', () => {
    const store = newStore()
    for (const verb of ['get', 'events', 'history']) {
      const { code, out, err } = entity([verb, ...subject(store)])
      expect(JSON.parse(out)).toMatchObject({ kind: 'not_found', by: 'store', id: 't-1', refused: true })
      expect(err).toMatch(/^refused: .*`t-1`/)
      expect(code).toBe(1)
    }
    expect(entity(['list', '--store', store, '--entity', 'ticket'])).toEqual({ code: 0, out: '', err: '' })
    expect(existsSync(store)).toBe(false)
  })

  it('T-4: a subject that is not in the store has no events and no history: it is not found', () => {
    const store = newStore()
    createTicket(store, 't-1')
    for (const verb of ['get', 'events', 'history']) {
      expect(JSON.parse(entity([verb, ...subject(store, 't-2')]).out)).toMatchObject({ kind: 'not_found' })
    }
  })

  it('D-2, D-13: a file that is no store is refused by every verb and stays as it was', () => {
    const file = newStore()
    writeFileSync(file, 'entity: lamp\n')
    const calls = [
      entity(['list', '--store', file, '--entity', 'ticket']),
      entity(['get', ...subject(file)]),
      createTicket(file, 't-1'),
      executeTicket(file, 't-1', 'close', ...recording('r-1')),
    ]
    for (const { code, out, err } of calls) {
      expect(JSON.parse(out)).toMatchObject({ kind: 'store_backend', by: 'store', refused: true })
      expect(err).toMatch(/^refused: /)
      expect(code).toBe(1)
    }
    expect(readFileSync(file, 'utf8')).toBe('entity: lamp\n')
  })

  it('L-1: a store in a folder that is not there is unreachable', () => {
    const { code, out } = createTicket(`${newStore()}/none/tickets.db`, 't-1')
    expect(JSON.parse(out)).toMatchObject({ kind: 'store_unreachable', provider: 'sqlite', by: 'store' })
    expect(code).toBe(1)
  })
})
