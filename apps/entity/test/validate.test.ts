import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder } from './entity.js'

const [ticket, ticket2, parcel, depot] = ['ticket.yaml', 'ticket-2.yaml', 'parcel.yaml', 'depot.json'].map(fixture) as [
  string,
  string,
  string,
  string,
]

describe('validate', () => {
  it('L-18: a valid file is one line, YAML and JSON alike', () => {
    expect(entity(['validate', ticket, depot])).toEqual({
      code: 0,
      out: `${ticket}: valid (ticket v1)\n${depot}: valid (depot v7)\n2 file(s), 0 invalid\n`,
      err: '',
    })
  })

  it('L-18: defects are counted and listed below the file, in order; nothing goes to standard error', () => {
    const file = fixture('defective.yaml')
    const { code, out, err } = entity(['validate', file])
    expect(out.split('\n')).toEqual([
      `${file}: invalid: 3 defects`,
      expect.stringMatching(/^ {2}the version is 0/),
      expect.stringMatching(/^ {2}the initial state `dim`/),
      expect.stringMatching(/^ {2}operation `light` leads to `bright`/),
      '1 file(s), 1 invalid',
      '',
    ])
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  it('L-18, K-14: a file that does not parse is invalid with line, column and path, and the run goes on', () => {
    const file = fixture('misspelt.yaml')
    const { code, out } = entity(['validate', file, ticket])
    expect(out).toMatch(/misspelt\.yaml: invalid: line 4, column 39: schema\.fields\.socket\.requried: /)
    expect(out).toContain(`${ticket}: valid (ticket v1)\n2 file(s), 1 invalid\n`)
    expect(code).toBe(1)
  })

  it('L-18: a file that cannot be read is invalid, and the run goes on', () => {
    const folder = newFolder()
    const latin = join(folder, 'latin.yaml')
    writeFileSync(latin, Buffer.from([0x61, 0x3a, 0x20, 0xe9]))
    const { code, out } = entity(['validate', join(folder, 'none.yaml'), folder, latin, ticket])
    expect(out).toContain('none.yaml: invalid: it cannot be read: no such file or directory\n')
    expect(out).toContain(`${folder}: invalid: it cannot be read: illegal operation on a directory\n`)
    expect(out).toContain('latin.yaml: invalid: it cannot be read: it is not UTF-8\n')
    expect(out).toContain('4 file(s), 3 invalid\n')
    expect(code).toBe(1)
  })

  it('D-5: more than a hundred defects are counted and not all listed', () => {
    const file = join(newFolder(), 'long.json')
    const states = ['a', ...Array.from({ length: 150 }, () => 'a')]
    writeFileSync(file, JSON.stringify({ entity: 'e', schema: {}, lifecycle: { initial: 'a', states } }))
    const { out } = entity(['validate', file])
    expect(out).toContain('invalid: 150 defects\n')
    expect(out).toContain('\n  and 50 more\n')
  })

  it('L-19: a reference to a type outside the set is a fault of the set, and counts no file', () => {
    const { code, out, err } = entity(['validate', parcel, ticket])
    expect(out).toMatch(/\nacross the set: .*`depot`.*\n2 file\(s\), 0 invalid\n$/)
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(entity(['validate', parcel, depot]).code).toBe(0)
  })

  it('L-19: duplicates are told before references, versions are no duplicates', () => {
    const { code, out } = entity(['validate', ticket, ticket, parcel])
    expect(out).toMatch(/\nacross the set: `ticket` version 1 is registered already\n3 file\(s\), 0 invalid\n$/)
    expect(code).toBe(1)
    expect(entity(['validate', ticket, ticket2]).code).toBe(0)
  })

  it('L-19: the set is not judged while a file is invalid alone', () => {
    expect(entity(['validate', parcel, fixture('defective.yaml')]).out).not.toContain('across the set')
  })
})
