import { describe, expect, it } from 'vitest'
import { declaredTypes } from '../declared-types.js'
import { readDocument } from '../documents.js'
import { rowsUnder } from '../table.js'

const service = readDocument('docs/reference/service.md')

const documented = (heading: string): readonly string[] => rowsUnder(service, heading).flatMap(({ names }) => names)

describe('the reference of the service rules has every key that they add', () => {
  const { membersOf, textsOf } = declaredTypes('packages/kernel')

  it('SR-5: the levels', () => {
    expect(documented('## What a level adds')).toEqual(
      [...textsOf('Semantics')].filter((name) => name !== 'kernel/1').sort(),
    )
  })

  it('SR-15 to SR-19: the keys and kinds of fields', () => {
    const names = documented('## Fields')
    expect(names).toEqual(['alphabet', 'key', 'tag', 'variants', 'map', 'union', 'binary64'])
    expect(membersOf('FieldDocument')).toEqual(expect.arrayContaining(names.slice(0, 4)))
    expect(textsOf('FieldKind')).toEqual(expect.arrayContaining(names.slice(4)))
  })

  it('SR-82, SR-97: the keys of a definition and of a relation', () => {
    const [identity, relations, scales, observation, ...relation] = documented('## Identity, relations, scales')
    expect(membersOf('DefinitionDocument')).toEqual(expect.arrayContaining([identity, relations, scales]))
    expect(observation).toBe('number_observation')
    expect([...relation].sort()).toEqual([...membersOf('RelationDocument')].sort())
  })

  it('SR-104: the keys of a command and of a branch', () => {
    const keys = documented('## Outcomes').filter((name) => !name.startsWith('$'))
    const branch = membersOf('OutcomeDocument')
    expect(keys.slice(0, 3)).toEqual(['arguments', 'response', 'outcomes'])
    expect(keys.slice(3, 3 + branch.length).sort()).toEqual([...branch].sort())
  })

  it('SR-131, SR-142: the keys of a copied argument and of a fulfilled field', () => {
    expect(documented('## Copied arguments')).toEqual(membersOf('CopyDocument'))
    expect(documented('## Fulfilled fields')).toEqual(membersOf('FulfilmentDocument'))
  })
})
