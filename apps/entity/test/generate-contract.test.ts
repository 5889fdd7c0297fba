import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { entity, fixture, newFolder } from './entity.js'

const definitions = ['ticket.yaml', 'depot.json'].flatMap((name) => ['--definition', fixture(name)])

describe.each([
  ['openapi', { openapi: '3.1.0' }],
  ['asyncapi', { asyncapi: '3.0.0' }],
])('generate %s', (target, versions) => {
  const asked = ['generate', target, ...definitions]

  it('U-1: prints the contract, the same bytes every time', () => {
    const { code, out, err } = entity(asked)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject(versions)
    expect(entity(asked).out).toBe(out)
  })

  it('U-1: as YAML it is the same document', () => {
    expect(parse(entity([...asked, '--format', 'yaml']).out)).toEqual(JSON.parse(entity(asked).out))
  })

  it('writes the same bytes to a file, and replaces one only with --force', () => {
    const file = join(newFolder(), `${target}.json`)
    expect(entity([...asked, '--out', file])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(file, 'utf8')).toBe(entity(asked).out)
    expect(entity([...asked, '--out', file])).toMatchObject({ code: 2, out: '' })
    expect(entity([...asked, '--out', file, '--force']).code).toBe(0)
  })

  it('L-11: a definition that is not valid is refused', () => {
    expect(entity(['generate', target, '--definition', fixture('defective.yaml')])).toMatchObject({ code: 1 })
  })
})
