import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture } from './entity.js'

const verbs = 'validate inspect create execute get list events history verify check schema generate'.split(' ')
const ticket = fixture('ticket.yaml')

/** Expects a wrong call: one line that says so, and nothing else (L-2). */
const expectWrongCall = (args: readonly string[], sentence: string | RegExp): void => {
  const { code, out, err } = entity(args)
  expect(err).toMatch(sentence)
  expect(err).toMatch(/^error: [^\n]+\n$/)
  expect({ code, out }).toEqual({ code: 2, out: '' })
}

describe('help and version', () => {
  it('L: --version prints the version and exits 0', () => {
    expect(entity(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' })
  })

  it('L: --help lists every verb and the exit codes', () => {
    const { code, out, err } = entity(['--help'])
    for (const verb of verbs) expect(out).toContain(`\n  ${verb} `)
    expect(out).toContain('Exit codes:')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it.each(verbs)('L: %s --help ends with an example and exits 0', (verb) => {
    const { code, out, err } = entity([verb, '--help'])
    expect(out).toMatch(new RegExp(`\\nExample:\\n  \\$ entity ${verb} `))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})

describe('L-1, L-2: wrong calls exit 2 with one line', () => {
  it('no verb, or one that does not exist, with the nearest', () => {
    expectWrongCall([], /a verb is missing: `entity --help` lists them/)
    expectWrongCall(['schema'], /a verb is missing: `entity schema --help` lists them/)
    expectWrongCall(['generate', 'type'], /unknown command `type`: did you mean `types`\?/)
    expectWrongCall(['exec'], /unknown command `exec`: did you mean `execute`\?/)
    expectWrongCall(['zzzzzzzz'], /unknown command `zzzzzzzz`/)
  })

  it('flags that are equally near are all named', () => {
    expectWrongCall(['create', '--actr', 'a', '--fiels', 'x'], /unknown option `--actr`: did you mean `--actor`\?/)
    expectWrongCall(
      ['create', '--recorded-id', 'a'],
      /unknown option `--recorded-id`: did you mean `--record-id, --recorded-at`\?/,
    )
  })

  it('an unknown flag, with the nearest, also where it is a required one misspelt', () => {
    expectWrongCall(['get', '--stor', 's'], /unknown option `--stor`: did you mean `--store`\?/)
    expectWrongCall(['inspect', '--fromat', 'json', ticket], /did you mean `--format`\?/)
  })

  it('a required flag, a value or an argument that is missing', () => {
    expectWrongCall(['get', '--store', 's', '--entity', 'ticket'], /`--id <id>` is missing/)
    expectWrongCall(['create', '--id', 'x'], /`--definition <file>` is missing/)
    expectWrongCall(['get', '--store'], /option `--store <store>` argument missing/)
    expectWrongCall(['validate'], /missing required argument `files`/)
  })

  it('a flag given twice, an argument too many, a format that does not exist', () => {
    expectWrongCall(['get', '--id', 'a', '--id', 'b'], /`--id` is given twice/)
    expectWrongCall(['list', 'x', '--store', 's', '--entity', 'e'], /too many arguments for `list`: expected 0/)
    expectWrongCall(['inspect', ticket, '--format', 'xml'], /`xml` is no format: write text, json or yaml/)
  })

  it('an address that is none of a store, or that cannot be read; its password is not repeated', () => {
    const list = (address: string) => ['list', '--store', address, '--entity', 'ticket']
    const scheme = /starts with `postgres:\/\/` or `mysql:\/\/`\n$/
    for (const address of ['https://u:secret@host', 'redis://u:secret@host', 'constructor://secret']) {
      expectWrongCall(list(address), scheme)
      expectWrongCall(list(address), /^(?!.*secret)/)
    }
    for (const address of ['postgres://u:secret@', 'mysql://u:%zz@host/db', 'mysql://u:secret@host:port/db']) {
      expectWrongCall(list(address), /^error: the address of `--store` cannot be read\n$/)
    }
  })

  it('D-6: an expected revision that is no integer', () => {
    for (const revision of ['1.0', '1e3', '-1', '03', 'two', '']) {
      expectWrongCall(['execute', '--expected-revision', revision], /is no revision: write an integer/)
    }
  })
})

describe('L-27: the command opens no network by itself', () => {
  const folder = join(import.meta.dirname, '..', 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const holding = (pattern: RegExp): readonly string[] =>
    files.filter((name) => pattern.test(readFileSync(join(folder, name), 'utf8')))

  it('no source of it reaches for one', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(holding(/node:(?:net|http2?|https|tls|dgram|dns)\b|\bfetch\(|WebSocket/)).toEqual([])
  })

  it('D-14: the driver of a store is loaded only by a call that names such a store', () => {
    const drivers = '(?:better-sqlite3|pg|mysql2|@assent/shell/)'
    expect(holding(new RegExp(`^import .*'${drivers}`, 'm'))).toEqual([])
    expect(holding(new RegExp(`import\\('${drivers}`))).toEqual([join('stores', 'open-store.ts')])
  })
})

describe('L-13: flags that need or exclude each other', () => {
  const create = ['create', '--definition', ticket, '--id', 't-1']
  const execute = ['execute', '--definition', ticket, '--operation', 'start']
  const at = ['--recorded-at', '2027-03-01']

  it.each<readonly [readonly string[], RegExp]>([
    [[...create, '--store', 's'], /`--store` needs `--record-id`, and `--recorded-at`, and `--actor` or `--no-actor`/],
    [[...create, '--store', 's', '--record-id', 'r', ...at], /`--store` needs `--actor` or `--no-actor`/],
    [[...create, '--store', 's', '--record-id', 'r', '--no-actor'], /`--store` needs `--recorded-at`/],
    [[...create, '--record-id', 'r'], /`--record-id` needs `--recorded-at`, and `--actor` or `--no-actor`/],
    [[...create, ...at, '--no-actor'], /`--recorded-at` needs `--record-id`/],
    [[...create, '--actor', 'ada'], /`--actor` needs `--record-id`/],
    [[...create, '--no-actor'], /`--no-actor` needs `--record-id`/],
    [[...create, '--correlation', 'c'], /`--correlation` needs `--record-id`/],
    [[...create, '--causation', 'c'], /`--causation` needs `--record-id`/],
    [[...create, '--actor', 'ada', '--no-actor'], /`--no-actor` cannot be used with option `--actor <name>`/],
    [[...execute, '--store', 's', '--record-id', 'r', ...at, '--no-actor'], /`--store` needs `--id`/],
    [[...execute, '--instance', '{}', '--id', 't-1'], /`--id` needs `--store`/],
    [[...execute, '--instance', '{}', '--expected-revision', '1'], /`--expected-revision` needs `--store`/],
    [
      [...execute, '--instance', '{}', '--store', 's'],
      /`--instance <value>` cannot be used with option `--store <store>`/,
    ],
    [execute, /the instance is missing: give `--instance`, or `--store` and `--id`/],
  ])('%j', (args, sentence) => {
    expectWrongCall(args, sentence)
  })
})
