import { memberOf, type DefinitionDocument, type Json, type JsonObject } from '@assent/kernel'
import { asyncApiContract, openApiContract } from '@assent/surface'
import { definitionOf } from '@assent/testing'
import { describe, expect, it } from 'vitest'
import { asyncApiFaults, openApiFaults } from './contracts.js'

const text = { type: 'string', required: true }

const loan = definitionOf({
  entity: 'loan',
  semantics: 'service/3',
  identity: { field: 'code' },
  schema: { fields: { code: text, note: { type: 'string' }, paid_at: { type: 'string' } } },
  lifecycle: { initial: 'out', states: ['out', 'back'] },
  create: {
    arguments: { fields: { code: text, blocked: { type: 'boolean', default: false } } },
    response: { fields: { due: text } },
    outcomes: [
      { name: 'blocked', when: { truthy: '$args.blocked' }, refuses: { error: 'ReaderBlocked' } },
      {
        name: 'lent',
        effect: 'creates',
        set: { code: '$args.code' },
        emits: [{ type: 'Lent', payload: { code: '$args.code' } }],
        responds: { due: 'soon' },
      },
    ],
  },
  operations: {
    give_back: {
      arguments: { fields: { note: { type: 'string' } } },
      outcomes: [
        { name: 'held', when: { exists: '$fields.note' }, refuses: { error: 'Held', message: 'wait' } },
        {
          name: 'returned',
          effect: { moves: { from: 'out', to: 'back' } },
          emits: [{ type: 'Returned', payload: {}, payload_if_present: { note: { argument: 'note' } } }],
        },
        { name: 'not_out', wrong_state: true, refuses: { error: 'NotOut' } },
      ],
    },
    pay: {
      outcomes: [
        { name: 'early', in_state: 'out', refuses: { error: 'StillOut' } },
        { name: 'paid', in_state: 'back', effect: 'updates', fulfills: { paid_at: { actions: 'optional' } } },
      ],
    },
    lose: { transitions: [{ from: 'out', to: 'back' }] },
  },
}).document

const at = (document: JsonObject, ...path: readonly string[]): Json =>
  path.reduce<Json>((held, name) => memberOf(held as JsonObject, name) ?? null, document)

const contract = openApiContract([loan])
const schema = (name: string): Json => at(contract, 'components', 'schemas', name)

const met = (path: string, status: string): Json =>
  at(contract, 'paths', `/entities/loan/versions/1${path}`, 'post', 'responses', status, 'description')

const kernelRules = (): DefinitionDocument =>
  definitionOf({ entity: 'lamp', schema: {}, lifecycle: { initial: 'a', states: ['a'] } }).document

describe('the contracts of a definition under the service rules', () => {
  it('are valid OpenAPI 3.1 and AsyncAPI 3.0', async () => {
    expect(await openApiFaults(contract)).toEqual([])
    expect(await asyncApiFaults(asyncApiContract([loan]))).toEqual([])
  })

  it('SR-92: a creation whose id is derived takes none, and the arguments of its outcomes', () => {
    expect(at(schema('LoanV1.creation') as JsonObject, 'required')).toEqual(['fields', 'recording'])
    expect(at(schema('LoanV1.fields') as JsonObject, 'properties')).toMatchObject({ blocked: { type: 'boolean' } })
  })

  it('SR-165: an answer names the outcome that was taken, its effect, and the response', () => {
    const record = (name: string): Json =>
      at((at(schema(name) as JsonObject, 'allOf') as readonly JsonObject[])[1] ?? {}, 'properties', 'envelope')
    expect(record('LoanV1.created')).toMatchObject({
      properties: {
        record: {
          properties: {
            outcome: { enum: ['lent'] },
            effect: { enum: ['created'] },
            response: { properties: { due: { type: 'string' } }, required: ['due'] },
          },
          required: ['outcome', 'effect', 'response'],
        },
      },
    })
    expect(record('LoanV1.executed.give_5Fback')).toMatchObject({
      properties: { record: { properties: { outcome: { enum: ['returned'] }, effect: { enum: ['moved'] } } } },
    })
    expect(schema('LoanV1.executed.lose')).toBeNull()
  })

  it('SR-152: what a command declares to refuse is one schema with the names of its errors', () => {
    expect(schema('LoanV1.refused')).toMatchObject({ properties: { error: { enum: ['ReaderBlocked'] } } })
    expect(schema('LoanV1.refused.give_5Fback')).toMatchObject({
      properties: {
        kind: { const: 'refused' },
        outcome: { enum: ['held', 'not_out'] },
        error: { enum: ['Held', 'NotOut'] },
        reason: { enum: ['wait', null] },
      },
    })
    const { content } = at(
      contract,
      'paths',
      '/entities/loan/versions/1/{id}/operations/give_back',
      'post',
      'responses',
      '422',
    ) as { readonly content: JsonObject }
    expect(JSON.stringify(content)).toContain('#/components/schemas/LoanV1.refused.give_5Fback"')
    expect(JSON.stringify(content)).not.toContain('Refusal.refused')
  })

  it('a command lists those refusals of the service rules that it can meet, and no other', () => {
    expect(met('', '422')).toContain('`refused`, `outcome_unobservable`, `creation_identity_unavailable`')
    expect(met('', '422')).not.toMatch(/no_outcome_selected|fulfillment|identity_mismatch/)
    expect(met('/{id}/operations/give_back', '409')).toContain('`unspecified_move_source`')
    expect(met('/{id}/operations/pay', '422')).toMatch(/`no_outcome_selected`.*`fulfillment_required`/)
    expect(met('/{id}/operations/pay', '409')).not.toContain('unspecified_move_source')
    expect(met('/{id}/operations/lose', '422')).not.toMatch(/`refused`|outcome/)
    expect(JSON.stringify(at(openApiContract([kernelRules()]), 'paths'))).not.toMatch(/identity|Refusal\.refused/)
  })

  it('SR-133: a message carries the event of an outcome, with what is copied where it was given', () => {
    expect(at(asyncApiContract([loan]), 'components', 'schemas', 'loan_Returned')).toMatchObject({
      properties: {
        from_state: { const: 'out' },
        to_state: { const: 'back' },
        payload: { properties: { note: { type: 'string' } }, additionalProperties: false },
      },
    })
  })
})
