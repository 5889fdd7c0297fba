import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createTicket, entity, fixture, main, newStore } from './entity.js'

const ticket = fixture('ticket.yaml')
const instanceAt = (revision: string): string =>
  '{"entity": "ticket", "version": 1, "id": "t-1", "lifecycle_state": "open", ' +
  `"revision": ${revision}, "fields": {"title": "x"}}`

describe('text for people', () => {
  it('L-16, L-17: holds one line an id, and no character that a terminal acts on, whatever a name holds', () => {
    const store = newStore()
    createTicket(store, 'a\nb')
    createTicket(store, '\u001b[31mred\u009b')
    const list = (format: string) => entity(['list', '--store', store, '--entity', 'ticket', '--format', format]).out
    expect(list('text')).toBe('\\u001b[31mred\\u009b\na\\nb\n')
    expect(JSON.parse(list('json'))).toEqual(['\u001b[31mred\u009b', 'a\nb'])
    const subject = ['--store', store, '--entity', 'ticket', '--id', 'a\nb', '--format', 'text']
    expect(entity(['get', ...subject]).out).toContain('ticket a\\nb is open (revision 1)\n')
    expect(entity(['history', ...subject]).out).toContain('record create-a\\nb ')
  })

  it('shows what would turn the direction of the text around it, and leaves letters of any script', () => {
    const store = newStore()
    createTicket(store, 'a\u202eb\u2066c\u2028d')
    createTicket(store, 'שלום \u{1f469}\u200d\u{1f52c}')
    const list = (format: string) => entity(['list', '--store', store, '--entity', 'ticket', '--format', format]).out
    expect(list('text')).toBe('a\\u202eb\\u2066c\\u2028d\nשלום \u{1f469}\u200d\u{1f52c}\n')
    expect(JSON.parse(list('json'))).toContain('a\u202eb\u2066c\u2028d')
  })
})

describe('numbers', () => {
  it('D-6: a revision past the safe integers stays exact', () => {
    const run = (format: string) =>
      entity([
        'execute',
        '--definition',
        ticket,
        '--instance',
        instanceAt('9007199254740992'),
        '--operation',
        'estimate',
        '--arguments',
        '{"effort": 0.1000000000000000000001}',
        '--format',
        format,
      ]).out
    expect(run('json')).toContain('"revision": 9007199254740993,')
    expect(run('json')).toContain('"effort": 0.1000000000000000000001')
    expect(run('yaml')).toContain('  revision: 9007199254740993\n')
    expect(run('yaml')).toContain('effort: 0.1000000000000000000001\n')
    expect(run('text')).toBe('ticket t-1 is working (revision 9007199254740993); events: none\n')
  })

  it('D-6: an expected revision past the safe integers is compared exactly', () => {
    const store = newStore()
    createTicket(store, 't-1')
    const stale = entity([
      'execute',
      '--definition',
      ticket,
      '--store',
      store,
      '--id',
      't-1',
      '--operation',
      'start',
      '--expected-revision',
      '9007199254740993',
      '--record-id',
      'r',
      '--recorded-at',
      '2027-03-01',
      '--no-actor',
    ])
    expect(stale.out).toContain('"expected": 9007199254740993,')
    expect(stale.code).toBe(1)
  })

  it('K-174: the last revision is refused with its exact number', () => {
    const { code, out } = entity([
      'execute',
      '--definition',
      ticket,
      '--instance',
      instanceAt('9223372036854775807'),
      '--operation',
      'estimate',
      '--arguments',
      '{"effort": 1}',
    ])
    expect(out).toContain('"kind": "revision_exhausted"')
    expect(out).toContain('"revision": 9223372036854775807')
    expect(code).toBe(1)
  })
})

describe('standard error', () => {
  it('L-2: is one line, without control characters, whatever the call quotes', () => {
    const { code, err } = entity(['get', '--store', newStore(), '--entity', 'a\nb\u001b[31m', '--id', 'x'])
    expect(err).toMatch(/^refused: [^\p{Cc}]+\n$/u)
    expect(code).toBe(1)
  })

  it('L-2: nothing that the call quotes turns its direction', () => {
    const { err } = entity(['get', '--store', newStore(), '--entity', 'a\u202eb\u2028c', '--id', 'x'])
    expect(err).toMatch(/^refused: [^\p{Cc}\p{Zl}\p{Bidi_Control}]+\n$/u)
  })
})

const shell = (script: string): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE: process.execPath, ENTITY: main, TICKET: ticket },
  })
  return { code: status, out: stdout, err: stderr }
}

describe.skipIf(process.platform === 'win32')('standard output', () => {
  it('a reader that goes away early gets no stack trace', () => {
    const { err } = shell('"$NODE" "$ENTITY" inspect "$TICKET" --format json | true')
    expect(err).toBe('')
  })

  it.runIf(process.platform === 'linux')('L-1: an output that takes nothing is a failing output path', () => {
    const { code, err } = shell('"$NODE" "$ENTITY" inspect "$TICKET" > /dev/full')
    expect(err).toBe('error: standard output cannot be written: no space left on device\n')
    expect(code).toBe(2)
  })
})
