import BetterSqlite from 'better-sqlite3'
import { existsSync, writeFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { progressOn } from '../src/node-streams.js'
import { createTicket, entity, executeTicket, newStore, recording } from './entity.js'

/** A store with three tickets, of which one is started. */
const threeTickets = (): string => {
  const store = newStore()
  for (const id of ['t-1', 't-2', 't-3']) createTicket(store, id)
  executeTicket(store, 't-2', 'estimate', '--arguments', '{"effort": 1.50}', ...recording('estimate-2'))
  return store
}

const change = (store: string, ...statements: readonly string[]): void => {
  const database = new BetterSqlite(store)
  database.exec(statements.join(';'))
  database.close()
}

const verify = (store: string, ...flags: readonly string[]) => entity(['verify', '--store', store, ...flags])

const changedInstance = `update assent_instance set fields = '{"title":"lamp"}' where id = 't-1'`
const changedBody = `update assent_record set body = replace(body, '1.50', '1.5') where record_id = 'estimate-2'`

describe('verify', () => {
  it('D-14: says how much holds, and prints nothing else where nobody watches', () => {
    expect(verify(threeTickets())).toEqual({
      code: 0,
      out: '3 subject(s), 4 decision(s), 0 observation(s): all hold\n',
      err: '',
    })
  })

  it('D-14: names of each subject the first part that does not hold, and exits 1', () => {
    const store = threeTickets()
    change(store, changedInstance, changedBody)
    const { code, out, err } = verify(store)
    expect(out).toBe(
      [
        'ticket t-1: the instance does not hold: it differs from what record `create-t-1` gives',
        'ticket t-2: the instance does not hold: it differs from what record `estimate-2` gives',
        '3 subject(s): 2 do not hold',
        '',
      ].join('\n'),
    )
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  it('D-2: the same as JSON and as YAML', () => {
    const store = threeTickets()
    change(store, `delete from assent_record where record_id = 'create-t-2'`)
    const { code, out } = verify(store, '--format', 'json')
    expect(JSON.parse(out)).toEqual({
      holds: false,
      subjects: 3,
      decisions: 2,
      observations: 0,
      broken: [
        {
          entity: 'ticket',
          id: 't-2',
          holds: false,
          what: 'decision',
          record_id: 'estimate-2',
          why: 'the first record must be a creation',
        },
      ],
      more: 0,
    })
    expect(code).toBe(1)
    expect(verify(store, '--format', 'yaml').out).toContain('record_id: estimate-2\n')
  })

  it('looks at one entity type, or at one instance', () => {
    const store = threeTickets()
    change(store, changedInstance)
    expect(verify(store, '--entity', 'ticket')).toMatchObject({ code: 1 })
    expect(verify(store, '--entity', 'lamp').out).toBe('0 subject(s), 0 decision(s), 0 observation(s): all hold\n')
    expect(verify(store, '--entity', 'ticket', '--id', 't-1')).toMatchObject({ code: 1 })
    expect(verify(store, '--entity', 'ticket', '--id', 't-2')).toEqual({
      code: 0,
      out: '1 subject(s), 2 decision(s), 0 observation(s): all hold\n',
      err: '',
    })
  })

  it('finds a subject of which only records are left', () => {
    const store = threeTickets()
    change(store, `delete from assent_instance where id = 't-3'`)
    expect(verify(store).out).toContain(
      'ticket t-3: the instance does not hold: none is stored, but records are\n3 subject(s): 1 do not hold\n',
    )
  })

  it('D-5: lists the first 100 subjects that do not hold, and counts the others', () => {
    const store = threeTickets()
    const copies = Array.from({ length: 120 }, (_, index) => `'copy-${index}'`)
    change(
      store,
      ...copies.map(
        (id) => `insert into assent_instance select entity, ${id}, version, lifecycle_state, revision, fields
                 from assent_instance where id = 't-1'`,
      ),
    )
    const { code, out } = verify(store)
    expect(out.split('\n').filter((line) => line.startsWith('ticket copy-'))).toHaveLength(100)
    expect(out).toContain('\nand 20 more\n123 subject(s): 120 do not hold\n')
    expect(code).toBe(1)
  })

  it('D-2: where it could not look it is a refusal', () => {
    const store = threeTickets()
    const { code, out } = verify(store, '--entity', 'ticket', '--id', 't-9')
    expect(JSON.parse(out)).toMatchObject({ kind: 'not_found', by: 'store', refused: true })
    expect(code).toBe(1)
    const file = newStore()
    writeFileSync(file, 'entity: lamp\n')
    expect(JSON.parse(verify(file).out)).toMatchObject({ kind: 'store_backend', refused: true })
  })

  it('D-13: of a file that is missing nothing is stored, and it stays missing', () => {
    const store = newStore()
    expect(verify(store).out).toBe('0 subject(s), 0 decision(s), 0 observation(s): all hold\n')
    expect(existsSync(store)).toBe(false)
  })

  it('L-13: an id needs its entity type', () => {
    expect(verify('s', '--id', 't-1')).toEqual({ code: 2, out: '', err: 'error: `--id` needs `--entity`\n' })
  })
})

describe('progress', () => {
  const written = (isTTY: boolean): string => {
    const stream = new PassThrough({ encoding: 'utf8' })
    const show = progressOn(Object.assign(stream, { isTTY }))
    show('100 subject(s) verified')
    show('')
    return (stream.read() as string | null) ?? ''
  }

  it('is one line on a terminal, taken away at the end', () => {
    expect(written(true)).toBe('\r\u001b[K100 subject(s) verified\r\u001b[K')
  })

  it('is not written where nobody could take it away', () => {
    expect(written(false)).toBe('')
  })
})
