import { parseJson, stringify, type Json } from '@assent/kernel'
import { readYaml } from '@assent/yaml'
import { toUnion } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { entity, fixture } from './entity.js'

describe('inspect', () => {
  it('L-20: the text names states, fields, invariants, creation and operations', () => {
    expect(entity(['inspect', fixture('ticket.yaml')])).toEqual({
      code: 0,
      out: `entity: ticket  version: 1
states: open (initial), working, closed
fields:
  effort: number, max 100
  priority: enum, default "low", one of low | high
  title: string, required, min_length 1
invariants:
  effort_is_positive: effort is counted upwards
creation emits: TicketOpened
operations:
  close:
    working -> closed
    preconditions:
      effort_is_known: the effort is not known yet
    sets: effort
    emits: TicketClosed, EffortSpent
  estimate:
    open|working -> working
    arguments: effort*
    sets: effort
  start:
    open -> working
    arguments: by*, note
    emits: TicketStarted
`,
      err: '',
    })
  })

  it('L-20: references, nested fields, open schemas and rules without a name', () => {
    expect(entity(['inspect', fixture('parcel.yaml')]).out).toBe(`entity: parcel  version: 1
states: packed (initial)
fields:
  depot: ref, references depot, inverse parcels, acyclic
  lines: array
    []: object
      sku: string, required
  additional fields are allowed
invariants:
  (unnamed): {"exists":"$id"}
`)
  })

  it('K-196: JSON and YAML print the same document in normal form', () => {
    const file = fixture('ticket.yaml')
    const json = toUnion(parseJson(entity(['inspect', file, '--format', 'json']).out)) as Json
    const yaml = toUnion(readYaml(entity(['inspect', file, '--format', 'yaml']).out)) as Json
    expect(stringify(json)).toContain('"entity":"ticket"')
    expect(stringify(json)).toContain('"projections":{}')
    expect(stringify(yaml)).toBe(stringify(json))
  })

  it('L-1: a definition with defects is refused, with exit code 1', () => {
    const { code, out, err } = entity(['inspect', fixture('defective.yaml'), '--format', 'yaml'])
    expect(JSON.parse(out)).toMatchObject({ kind: 'definition', defect: 'zero_version', by: 'kernel', refused: true })
    expect(err).toMatch(/^refused: .*defective\.yaml: the definition has 3 defects: .*\n$/)
    expect(code).toBe(1)
  })

  it('L-1: one that does not parse, or is not there, is a wrong call', () => {
    const misspelt = entity(['inspect', fixture('misspelt.yaml')])
    expect(misspelt).toMatchObject({ code: 2, out: '' })
    expect(misspelt.err).toMatch(/^error: `.*misspelt\.yaml`: line 4, column 39: schema\.fields\.socket\.requried: /)
    expect(entity(['inspect', fixture('none.yaml')])).toMatchObject({ code: 2, out: '' })
  })
})
