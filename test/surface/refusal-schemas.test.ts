import { stringify, type Json, type JsonObject } from '@assent/kernel'
import { boundaryOf, memoryStore, refusalDocument, shellMessage, type ShellError } from '@assent/shell'
import { refusalSchema, refusalSchemas, refusalStatuses, type JsonSchema } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { actorOn } from '../properties/actor.js'
import { runs } from '../properties/runs.js'
import { ownDefinition, runtimeWith } from '../properties/stage.js'
import { readDocument } from '../docs/documents.js'
import { rowsUnder } from '../docs/table.js'
import { isReadAlike, judgeOf } from './read-alike.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 10) }

const subject = { entity: 'lamp', id: 'l-1' }
const rule = { rule: null, reason: 'a bulb is in' }

/** A refusal of every kind; a new one does not compile before it stands here. */
const samples: { readonly [Kind in ShellError['kind']]: Extract<ShellError, { readonly kind: Kind }> } = {
  entity_not_registered: { kind: 'entity_not_registered', entity: 'lamp', version: 2 },
  entity_mismatch: {
    kind: 'entity_mismatch',
    expected_entity: 'lamp',
    expected_version: 1,
    actual_entity: 'door',
    actual_version: 1,
  },
  subject_mismatch: { kind: 'subject_mismatch', entity: 'lamp', expected_id: 'l-1', actual_id: 'l-2' },
  unknown_state: { kind: 'unknown_state', entity: 'lamp', state: 'gone' },
  operation_not_found: { kind: 'operation_not_found', operation: 'dim' },
  validation: { kind: 'validation', errors: [{ path: 'id', message: 'is blank' }], more: 3 },
  invalid_transition: { kind: 'invalid_transition', operation: 'light', state: 'on' },
  precondition_failed: { kind: 'precondition_failed', operation: 'light', rule: 'bulb', reason: 'a bulb is in' },
  precondition_unobservable: {
    kind: 'precondition_unobservable',
    operation: 'light',
    ...rule,
    unresolved: ['$fields.bulb'],
  },
  template: { kind: 'template', expression: '$fields.bulb', reason: 'nothing is there' },
  increment_overflow: {
    kind: 'increment_overflow',
    operation: 'light',
    field: 'times',
    value: '9',
    amount: '1',
    range: 'at most 9',
  },
  revision_exhausted: { kind: 'revision_exhausted', ...subject, revision: 7 },
  invariant_violation: { kind: 'invariant_violation', ...rule },
  invariant_unobservable: { kind: 'invariant_unobservable', ...rule, unresolved: [] },
  definition: { kind: 'definition', defect: 'zero_version', defects: [{ kind: 'zero_version' }] },
  refused: { kind: 'refused', outcome: 'broken', error: 'NoBulb', reason: null },
  no_outcome_selected: { kind: 'no_outcome_selected', operation: 'light' },
  outcome_unobservable: { kind: 'outcome_unobservable', operation: 'light', outcome: 'lit', unresolved: [] },
  unspecified_move_source: {
    kind: 'unspecified_move_source',
    operation: 'light',
    outcome: 'lit',
    state: 'on',
    from: ['off'],
  },
  identity_mismatch: { kind: 'identity_mismatch', field: 'code', id: 'l-1', address: "'l-2'" },
  creation_identity_unavailable: { kind: 'creation_identity_unavailable', entity: 'lamp', reason: 'no code' },
  fulfillment_required: { kind: 'fulfillment_required', operation: 'light', outcome: 'lit', fields: ['bulb'] },
  fulfillment_keys_mismatch: {
    kind: 'fulfillment_keys_mismatch',
    operation: 'light',
    outcome: '',
    missing: ['bulb'],
    extra: [],
  },
  required_field_removal: { kind: 'required_field_removal', operation: 'light', outcome: 'lit', field: 'bulb' },
  not_found: { kind: 'not_found', ...subject },
  revision_conflict: { kind: 'revision_conflict', ...subject, expected: 3, found: null },
  record_conflict: { kind: 'record_conflict', record_id: 'r-1' },
  outcome_unknown: { kind: 'outcome_unknown', record_id: 'r-1', detail: 'the socket was closed' },
  store_unreachable: { kind: 'store_unreachable', provider: 'postgres', detail: 'no route' },
  store_backend: { kind: 'store_backend', detail: 'the disk is full' },
  reference_missing: {
    kind: 'reference_missing',
    ...subject,
    relation: 'socket',
    target: { entity: 'socket', id: null },
  },
  reference_cycle: { kind: 'reference_cycle', ...subject, field: 'behind', path: ['l-1', 'l-2', 'l-1'] },
  not_storable: { kind: 'not_storable', path: 'id', reason: 'too long' },
  corrupt_history: { kind: 'corrupt_history', subject, record_id: null, detail: 'no JSON' },
  invalid_recording: { kind: 'invalid_recording', detail: '`record_id` is blank' },
  fulfillment_failed: { kind: 'fulfillment_failed', operation: 'light', outcome: 'lit', detail: 'closed' },
  invalid_query: { kind: 'invalid_query', detail: 'the limit is 0' },
}

const documentOf = (error: ShellError): JsonObject =>
  refusalDocument(error, boundaryOf(error), shellMessage(error)) as unknown as JsonObject

const schemaOf = (kind: string): JsonSchema => refusalSchema(kind) ?? { not: {} }

const without = (document: JsonObject, name: string): Json =>
  Object.fromEntries(Object.entries(document).filter(([member]) => member !== name))

describe('the schemas of refusals', () => {
  it('D-2: there is one of every kind, with its status, and no other', () => {
    expect(Object.keys(refusalSchemas()).sort()).toEqual(Object.keys(samples).sort())
    expect(Object.keys(refusalStatuses).sort()).toEqual(Object.keys(samples).sort())
    expect(refusalSchema('other')).toBeUndefined()
  })

  it.each(Object.values(samples))(
    'D-1: $kind: what is answered meets its own, and no longer without a member',
    (error) => {
      const meets = judgeOf(schemaOf(error.kind))
      const document = documentOf(error)
      expect(meets(document)).toBe(true)
      for (const name of Object.keys(document)) expect(meets(without(document, name)), name).toBe(name === 'more')
      expect(meets({ ...document, other: 1 })).toBe(false)
    },
  )

  it('X-1: what a conflict expected is a revision, or what the store was told to expect', () => {
    const meets = judgeOf(schemaOf('revision_conflict'))
    const conflict = samples.revision_conflict
    expect(meets(documentOf({ ...conflict, expected: { kind: 'absent' } }))).toBe(true)
    expect(meets(documentOf({ ...conflict, expected: { kind: 'revision', revision: 0 }, found: 1 }))).toBe(true)
    expect(meets({ ...documentOf(conflict), expected: { kind: 'else' } })).toBe(false)
  })

  it('a revision past 2^53 is the text of its digits where that is asked for', () => {
    const meets = judgeOf(refusalSchema('revision_exhausted', { largeNumbers: 'text' }) ?? {})
    expect(meets({ ...documentOf(samples.revision_exhausted), revision: '9223372036854775807' })).toBe(true)
  })

  it('whatever a runtime refuses meets the schema of its kind', async () => {
    const store = memoryStore()
    const meets = judgeOf(refusalSchema() ?? {})
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(6), async (played) => {
        const definition = ownDefinition(played)
        const { look } = actorOn(runtimeWith(definition, store), definition, definition.entity)
        for (const command of played.commands) {
          const answer = await (await look(command))()
          if (isLeft(answer) && isReadAlike(answer.left))
            expect(meets(documentOf(answer.left)), stringify(documentOf(answer.left))).toBe(true)
        }
      }),
      few,
    )
  })
})

describe('the documents', () => {
  it('have the status of every kind', () => {
    const rows = rowsUnder(readDocument('docs/surfaces.md'), '### Statuses')
    const written = rows.flatMap(({ names, fields }) => fields.map((kind) => [kind, Number(names[0])] as const))
    expect(Object.fromEntries(written)).toEqual(refusalStatuses)
  })
})
