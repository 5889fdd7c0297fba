import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder } from './entity.js'

const old = fixture('ticket.yaml')

/** The fixture with a text in the place of another. */
const changed = (from: string, to: string): string => {
  const file = join(newFolder(), 'changed.yaml')
  const text = readFileSync(old, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
  return file
}

describe('diff', () => {
  it('of a definition and itself says that nothing changed', () => {
    expect(entity(['diff', old, old])).toEqual({ code: 0, out: 'ticket v1 -> ticket v1\nno change\n', err: '' })
  })

  it('exits with 0 where everything is compatible', () => {
    const { code, out } = entity(['diff', old, changed('entity: ticket\n', 'entity: ticket\nversion: 2\n')])
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'ticket v1 -> ticket v2',
        'compatible:',
        '  version: 1 -> 2',
        '    an instance stays under the version that it names, while that is registered',
        '0 breaking for callers, 0 breaking for stored instances, 1 compatible',
        '',
      ].join('\n'),
    )
  })

  it('exits with 1 where something breaks, as text and as JSON alike, and standard error is silent', () => {
    const next = changed('  fields:\n', '  fields:\n    room: { type: string, required: true }\n')
    const text = entity(['diff', old, next])
    expect({ code: text.code, err: text.err }).toEqual({ code: 1, err: '' })
    expect(text.out).toContain('breaking for callers:\n  schema.room: added: `string`, required\n    a request without')
    const json = entity(['diff', old, next, '--format', 'json'])
    expect(json.code).toBe(1)
    const report = JSON.parse(json.out) as { readonly breaking: boolean; readonly changes: readonly unknown[] }
    expect(report.breaking).toBe(true)
    expect(report.changes).toHaveLength(2)
  })

  it('L-1: refuses a definition with defects, and takes two files', () => {
    expect(entity(['diff', old, fixture('defective.yaml')]).out).toContain('"kind": "definition"')
    expect(entity(['diff', old])).toMatchObject({ code: 2, out: '' })
    expect(entity(['diff', old, 'missing.yaml'])).toMatchObject({ code: 2, out: '' })
  })

  it('shows each change on lines of its own, unfit to act on, whatever the names are', () => {
    const file = join(newFolder(), 'berth.json')
    const definition = {
      entity: 'berth\u001b]0;owned',
      schema: { fields: { 'a\nb\u0007': { type: 'string' } } },
      lifecycle: { initial: 'free\r', states: ['free\r'] },
    }
    writeFileSync(file, JSON.stringify(definition))
    const { code, out } = entity(['diff', old, file])
    expect(code).toBe(1)
    expect(out).not.toMatch(/[^\P{Cc}\n]/u)
    expect(out).toContain('schema.a\\nb\\u0007: added')
  })
})
