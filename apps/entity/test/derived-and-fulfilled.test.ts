import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newStore, recording } from './entity.js'

const visit = ['--definition', fixture('visit.yaml')]
const create = ['create', ...visit, '--fields', '{"code": "V-1"}']
const confirm = ['execute', ...visit, '--operation', 'confirm']
const actions = '{"room": {"set": {"value": "C"}}, "confirmed_at": "preserve"}'

const book = (store: string, ...flags: readonly string[]) =>
  entity([...create, '--store', store, ...recording('book-V-1'), ...flags])

const confirmIn = (store: string, ...flags: readonly string[]) =>
  entity([
    ...confirm,
    '--store',
    store,
    '--id',
    's:V-1',
    '--expected-revision',
    '1',
    ...recording('confirm-V-1'),
    ...flags,
  ])

describe('create without `--id`', () => {
  it('SR-92: the id is the address of the identity; the decision is that of a creation at it', () => {
    const derived = entity(create)
    expect(JSON.parse(derived.out)).toMatchObject({ instance: { id: 's:V-1', fields: { code: 'V-1' } } })
    expect(derived).toEqual(entity([...create, '--id', 's:V-1']))
    expect(derived).toMatchObject({ code: 0, err: '' })
  })

  it('SR-96, D-3: in a store it is kept, and the retry with or without the id answers the same', () => {
    const store = newStore()
    const first = book(store)
    expect(JSON.parse(first.out)).toMatchObject({ instance: { id: 's:V-1' }, envelope: { record_id: 'book-V-1' } })
    expect(book(store)).toEqual(first)
    expect(book(store, '--id', 's:V-1')).toEqual(first)
    expect(entity(['verify', '--store', store]).code).toBe(0)
  })

  it('X-6: an identity that is there already is refused by the store', () => {
    const store = newStore()
    book(store)
    const again = entity([...create, '--store', store, ...recording('another')])
    expect(JSON.parse(again.out)).toMatchObject({ kind: 'revision_conflict', id: 's:V-1', by: 'store' })
  })

  it('L-2: where there is no identity, the flag that is missing is named, and no store is made', () => {
    const ticket = ['create', '--definition', fixture('ticket.yaml'), '--fields', '{"title": "lamp"}']
    const err = 'error: `--id <id>` is missing: `ticket` has no identity to derive it from\n'
    const store = newStore()
    expect(entity(ticket)).toEqual({ code: 2, out: '', err })
    expect(entity([...ticket, '--store', store, ...recording('r')])).toEqual({ code: 2, out: '', err })
    expect(existsSync(store)).toBe(false)
  })
})

describe('execute with `--fulfillments`', () => {
  it('SR-144, SR-161: supplies what the outcome waits for', () => {
    const store = newStore()
    book(store)
    const without = confirmIn(store)
    expect(JSON.parse(without.out)).toMatchObject({ kind: 'fulfillment_required', fields: ['confirmed_at', 'room'] })
    expect(without.code).toBe(1)
    const first = confirmIn(store, '--fulfillments', actions)
    expect(JSON.parse(first.out)).toMatchObject({
      instance: { lifecycle_state: 'confirmed', fields: { room: 'C' } },
      envelope: { record: { outcome: 'confirmed', command: { fulfillments: JSON.parse(actions) as object } } },
    })
    expect(entity(['verify', '--store', store]).code).toBe(0)

    // SR-174
    expect(confirmIn(store, '--fulfillments', actions)).toEqual(first)
    const other = confirmIn(store, '--fulfillments', '{"room": "preserve", "confirmed_at": "preserve"}')
    expect(JSON.parse(other.out)).toMatchObject({ kind: 'record_conflict' })
  })

  it('L-8: on an instance that is handed in, as YAML too', () => {
    const { out: instance } = entity(create)
    const { code, out } = entity([
      ...confirm,
      ...['--instance', instance, '--fulfillments', 'room: remove\nconfirmed_at: preserve', '--format', 'json'],
    ])
    expect(JSON.parse(out)).toMatchObject({ instance: { revision: 2 }, record: { removed: ['room'] } })
    expect(code).toBe(0)
  })

  it('L-9: standard input is read once', () => {
    const { code, err } = entity([...confirm, '--instance', '-', '--fulfillments', '-'])
    expect(err).toBe('error: `--instance` and `--fulfillments` both read standard input: give one of them as @path\n')
    expect(code).toBe(2)
  })

  it('L-8: what is neither JSON nor YAML is a wrong call that names the flag', () => {
    const { code, err } = confirmIn(newStore(), '--fulfillments', '{')
    expect(err).toMatch(/^error: `--fulfillments`: it is not JSON/)
    expect(code).toBe(2)
  })
})
