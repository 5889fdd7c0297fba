import { describe, expect, it } from 'vitest'
import { declaredTypes } from '../declared-types.js'
import { readDocument } from '../documents.js'
import { rowsUnder } from '../table.js'

const definition = readDocument('docs/reference/definition.md')

const documented = (heading: string): readonly string[] =>
  rowsUnder(definition, heading)
    .flatMap(({ names }) => names)
    .sort()

describe('K-7: the reference of the format has every key that kernel/1 admits, and no other', () => {
  const { membersOf, textsOf } = declaredTypes('packages/kernel')
  const without = (names: readonly string[], ...left: readonly string[]) => names.filter((name) => !left.includes(name))

  it('of the whole', () => {
    const keys = without(membersOf('DefinitionDocument'), 'identity', 'relations', 'scales')
    expect(documented('## Top level')).toEqual([...keys].sort())
  })

  it('of schemas and fields, and the kinds of field', () => {
    const keys = without(membersOf('FieldDocument'), 'alphabet', 'key', 'tag', 'variants')
    const kinds = without(textsOf('FieldKind'), 'map', 'union', 'binary64')
    expect(documented('## Fields')).toEqual([...membersOf('ObjectSchemaDocument'), ...keys, ...kinds].sort())
  })

  it('of operations and transitions, `emit` being `emits` (K-8)', () => {
    const keys = without(membersOf('OperationDocument'), 'response', 'outcomes')
    expect(documented('## Operations')).toEqual([...keys, 'emit', ...membersOf('TransitionDocument')].sort())
  })

  it.each([
    ['## Lifecycle', 'LifecycleDocument'],
    ['## Creation', 'CreateDocument'],
    ['## Events', 'EventDocument'],
    ['## Rules', 'RuleDocument'],
    ['## Projections', 'ProjectionDocument'],
  ])('%s', (heading, type) => {
    const keys = without(membersOf(type), 'arguments', 'response', 'outcomes', 'payload_if_present')
    expect(documented(heading)).toEqual([...keys].sort())
  })
})
