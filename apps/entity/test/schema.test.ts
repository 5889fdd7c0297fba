import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder } from './entity.js'

const ticket = ['--definition', fixture('ticket.yaml')]

const words = [
  ['definition'],
  ['recording'],
  ['refusal'],
  ['instance', ...ticket],
  ['fields', ...ticket],
  ['event', ...ticket],
  ['arguments', ...ticket, '--operation', 'estimate'],
]

const read = (...args: readonly string[]): { readonly [name: string]: unknown } =>
  JSON.parse(entity(['schema', ...args]).out) as { readonly [name: string]: unknown }

describe('schema', () => {
  it.each(words)('%s: prints a schema that names its dialect, the same bytes every time', (...asked) => {
    const { code, out, err } = entity(['schema', ...asked])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(read(...asked)['$schema']).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(entity(['schema', ...asked]).out).toBe(out)
  })

  it('prints YAML where that is asked for', () => {
    expect(entity(['schema', 'recording', '--format', 'yaml']).out).toMatch(/^\$schema: https:/)
  })

  it('D-6: describes large numbers as the text of their digits where that is asked for', () => {
    const { out } = entity(['schema', 'instance', ...ticket, '--large-numbers', 'text'])
    expect(out).toContain('as the text of its digits')
    expect(entity(['schema', 'instance', ...ticket]).out).not.toContain('as the text of its digits')
  })

  it('writes the same bytes to a file, and replaces one only with --force', () => {
    const file = join(newFolder(), 'definition.schema.json')
    const asked = ['schema', 'definition', '--out', file]
    expect(entity(asked)).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(file, 'utf8')).toBe(entity(['schema', 'definition']).out)
    expect(entity(asked)).toMatchObject({ code: 2, out: '' })
    expect(entity([...asked, '--force']).code).toBe(0)
  })

  it('L-1: an operation that is not there is refused; a type, a kind or a format that is not is a usage fault', () => {
    const refused = entity(['schema', 'arguments', ...ticket, '--operation', 'other'])
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.out)).toMatchObject({ kind: 'operation_not_found', operation: 'other' })
    const faults = [
      ['event', ...ticket, '--type', 'Other'],
      ['refusal', '--kind', 'other'],
      ['recording', '--format', 'text'],
      ['fields', ...ticket, '--large-numbers', 'some'],
    ].map((asked) => entity(['schema', ...asked]))
    expect(faults.map(({ code, out }) => ({ code, out }))).toEqual(Array(4).fill({ code: 2, out: '' }))
    expect(faults.map(({ err }) => err.split(':')[1])).toEqual([
      ' `ticket` version 1 emits no event `Other`\n',
      ' `other` is no kind of refusal',
      ' `text` is no format',
      ' `some` is no form of numbers',
    ])
  })
})
