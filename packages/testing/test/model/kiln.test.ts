import { parseDefinition, type DefinitionDocument, type EntityInstance, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { readCreate } from '../../src/model/create.js'
import { readExecute } from '../../src/model/execute.js'

// The definition of the examples of the specification (K-19).
const document = {
  entity: 'kiln',
  version: 2,
  schema: {
    fields: {
      label: { type: 'string', required: true, min_length: 1 },
      cone: { type: 'enum', values: ['04', '6', '10'], default: '6' },
      firings: { type: 'integer', required: true, default: 0, min: 0 },
      peak: { type: 'number' },
      log: { type: 'json' },
    },
  },
  lifecycle: { initial: 'cold', states: ['cold', 'firing', 'scrapped'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.firings', 0] } }],
  create: { emit: { type: 'KilnInstalled', payload: { kiln: '$id', label: '$fields.label' } } },
  operations: {
    ignite: {
      arguments: {
        fields: { by: { type: 'string', required: true }, target: { type: 'number', required: true, min: 100 } },
      },
      transitions: [{ from: 'cold', to: 'firing' }],
      preconditions: [
        { name: 'hot_enough', assert: { gte: ['$args.target', 600] }, message: 'below 600 nothing vitrifies' },
      ],
      set: { firings: { increment: 1 }, peak: '$args.target' },
      emits: [{ type: 'FiringStarted', payload: { by: '$args.by', was: '$from_state' } }],
    },
    unload: {
      transitions: [{ from: 'firing', to: 'cold' }],
      set: { peak: { cleared: true } },
      emits: [{ type: 'KilnUnloaded', payload: { reached: '$old_fields.peak' } }],
    },
  },
}

const parsed = (): DefinitionDocument => {
  const read = parseDefinition(document)
  if (isLeft(read)) throw new Error(read.left.message)
  return read.right
}

const kiln = parsed()

const held = (lifecycle_state: string, fields: JsonObject): EntityInstance => ({
  entity: 'kiln',
  version: 2,
  id: 'k-9',
  lifecycle_state,
  revision: 4,
  fields: { label: 'north', cone: '6', firings: 3, ...fields },
})

const ignite = (target: number, fields: JsonObject = {}) =>
  readExecute(kiln, held('cold', fields), 'ignite', { by: 'mara', target })

describe('the plain reading', () => {
  it('K-1, K-180: decides the example of the specification', () => {
    expect(ignite(1220)).toMatchObject({
      accepted: {
        from_state: 'cold',
        result: { lifecycle_state: 'firing', revision: 5, fields: { firings: 4, peak: 1220 } },
        changed: { firings: 4, peak: 1220 },
        events: [{ type: 'FiringStarted', revision: 5, payload: { by: 'mara', was: 'cold' } }],
      },
    })
  })

  it('K-192: refuses below 600, with the reason of the rule', () => {
    expect(ignite(300)).toEqual({
      refused: {
        kind: 'precondition_failed',
        operation: 'ignite',
        rule: 'hot_enough',
        reason: 'below 600 nothing vitrifies',
      },
    })
  })

  it('K-55: names what is wrong with a creation, declared members first', () => {
    expect(readCreate(kiln, 'k-9', { label: '', cone: 6, colour: 'red' })).toEqual({
      refused: { kind: 'validation', paths: ['fields.cone', 'fields.label', 'fields.colour'] },
    })
  })

  it('K-178: judges arguments before the transition', () => {
    expect(readExecute(kiln, held('cold', {}), 'unload', { x: 1 })).toEqual({
      refused: { kind: 'validation', paths: ['arguments.x'] },
    })
    expect(readExecute(kiln, held('cold', {}), 'unload', {})).toEqual({
      refused: { kind: 'invalid_transition', operation: 'unload', state: 'cold' },
    })
  })

  it('K-146: refuses an event that reads what was never there, though the field was cleared', () => {
    expect(readExecute(kiln, held('firing', {}), 'unload', {})).toEqual({
      refused: { kind: 'template', expression: '$old_fields.peak' },
    })
    expect(readExecute(kiln, held('firing', { peak: 1220 }), 'unload', {})).toMatchObject({
      accepted: { removed: ['peak'], events: [{ removed: ['peak'], payload: { reached: 1220 } }] },
    })
  })
})
