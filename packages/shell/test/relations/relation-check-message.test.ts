import { expect, it } from 'vitest'
import { relationCheckMessage, type RelationCheckDefect } from '../../src/index.js'

const place = { entity: 'loan', relation: 'reader' }

const defects: readonly RelationCheckDefect[] = [
  { kind: 'malformed_checks', entity: null },
  { kind: 'malformed_checks', entity: 'loan' },
  { kind: 'unknown_entity', entity: 'loan' },
  { kind: 'unknown_relation', ...place },
  { kind: 'unknown_check', ...place },
  { kind: 'not_a_reference', ...place, version: 2 },
  { kind: 'not_acyclic', ...place, version: 2 },
  { kind: 'target_not_registered', ...place, target: 'person' },
  { kind: 'target_without_identity', ...place, target: 'person' },
  { kind: 'relations_not_held', ...place },
]

it('why a relation cannot be held is one sentence, for each kind', () => {
  expect(defects.map(relationCheckMessage)).toEqual([
    'the checks are no object that can be read',
    'the checks of `loan` are no object that can be read',
    'no definition of `loan` is registered',
    '`reader` of `loan` is neither a relation nor a field of any registered version',
    '`reader` of `loan` asks for another check than `exists` and `acyclic`, or for none',
    '`reader` of `loan` is no `ref` and no list of `ref` in version 2',
    '`reader` of `loan` is no `ref` to its own type with `acyclic: true` in version 2',
    '`reader` of `loan` leads to `person`, of which no definition is registered',
    '`reader` of `loan` leads by the identity of `person`, which has none',
    '`reader` of `loan` cannot be held: the store holds no relations',
  ])
})
