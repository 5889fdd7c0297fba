import {
  decide,
  prepare,
  type EntityInstance,
  type Json,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { definitionOf } from '../../../src/index.js'
import { plainAnswer, plainRefusal } from '../../../src/laws/kernel/plain-answer.js'
import { readExecute } from '../../../src/model/execute.js'
import type { PlainRefusal, Reading } from '../../../src/model/refusal.js'
import { readPrepare, type PlainPreparation } from '../../../src/model/service/prepare.js'
import { validIfAny } from './valid.js'

const text = { type: 'string' }
const members = {
  anything: { type: 'json' },
  amount: { type: 'number' },
  whole: { type: 'integer' },
  measured: { type: 'binary64' },
  mark: text,
  temper: { type: 'enum', values: ['calm', 'brisk', 'hostile'] },
  flag: { type: 'boolean' },
  at: text,
  list: { type: 'array', items: { type: 'number' } },
  words: { type: 'array', items: text },
  rows: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: text, count: { type: 'integer' }, tags: { type: 'array', items: text } },
    },
  },
  frames: { type: 'map', key: 'integer', items: { type: 'number' } },
  named: { type: 'map', key: 'string', items: { type: 'object', properties: { name: text, more: { type: 'json' } } } },
  grid: { type: 'array', items: { type: 'array', items: text } },
  origin: {
    type: 'union',
    tag: 'kind',
    variants: {
      swarm: { type: 'string' },
      bought: { type: 'json' },
      many: { type: 'array', items: text },
      sized: { type: 'map', key: 'string', items: text },
    },
  },
  nest: {
    type: 'object',
    additional_properties: true,
    properties: { count: text, deep: { type: 'object', properties: { mark: text } } },
  },
}

/** The document whose operation `ask` refuses as `Yes` where the condition is true, as `No` where it is false. */
const askingDocument = (when: Json): object => ({
  entity: 'hive',
  semantics: 'service/3',
  schema: { fields: members },
  scales: {
    temper: ['calm', 'brisk', 'hostile'],
    reverse: ['hostile', 'wild', 'brisk'],
    once: ['calm', 'calm', 'wild'],
  },
  lifecycle: { initial: 'open', states: ['open', 'sealed'] },
  operations: {
    ask: {
      arguments: { fields: members },
      outcomes: [
        { name: 'yes', when, refuses: { error: 'Yes' } },
        { name: 'no', refuses: { error: 'No' } },
      ],
    },
  },
})

/** The definition of a condition that is known to be valid. */
export const asking = (when: Json): ValidatedDefinition => definitionOf(askingDocument(when))

/** The definition of a condition, where it registers. */
export const askingIfValid = (when: Json): ValidatedDefinition | undefined => validIfAny(askingDocument(when))

const hive = (fields: JsonObject): EntityInstance => ({
  entity: 'hive',
  version: 1,
  id: 'h-7',
  lifecycle_state: 'open',
  revision: 1,
  fields,
})

/** Two answers to one question. */
export interface Both<A> {
  readonly model: Reading<A>
  readonly kernel: Reading<A>
}

/** What the two say to `ask` on a hive. */
export const decidedBy = (definition: ValidatedDefinition, fields: JsonObject, args: JsonObject): Both<unknown> => {
  const instance = hive(fields)
  const model = readExecute(definition.document, instance, 'ask', args)
  const answer = decide(definition, { instance, operation: 'ask', arguments: args })
  return { model, kernel: plainAnswer(answer, model) }
}

/** What the two say before the hive is there. */
export const preparedBy = (definition: ValidatedDefinition, args: JsonObject): Both<PlainPreparation> => {
  const model = readPrepare(definition.document, 'h-7', 'ask', args)
  const prepared = prepare(definition, { id: 'h-7', operation: 'ask', arguments: args })
  if (isLeft(prepared))
    return { model, kernel: { refused: plainRefusal(prepared.left, 'refused' in model ? model.refused : undefined) } }
  if (prepared.right.status === 'refused') return { model, kernel: { accepted: prepared.right } }
  const { continuation: _continuation, ...load } = prepared.right
  return { model, kernel: { accepted: load } }
}

/** What the plain reading answers to a condition: its truth, or the refusal of what cannot be answered. */
export const truthOf = (when: Json, fields: JsonObject, args: JsonObject = {}): boolean | PlainRefusal => {
  const read = readExecute(asking(when).document, hive(fields), 'ask', args)
  if (!('refused' in read)) throw new Error('`ask` is always refused')
  return read.refused['error'] === 'Yes' ? true : read.refused['error'] === 'No' ? false : read.refused
}
