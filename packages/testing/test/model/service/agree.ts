import {
  canonical,
  decide,
  decideCreate,
  decideCreateDerived,
  fulfill,
  prepare,
  selectWith,
  type CoreError,
  type Decision,
  type EntityInstance,
  type Evaluation,
  type Json,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { plainAnswer, plainRefusal } from '../../../src/laws/kernel/plain-answer.js'
import { readCreate, readCreateDerived } from '../../../src/model/create.js'
import { readExecute } from '../../../src/model/execute.js'
import type { PlainRecord } from '../../../src/model/recorded.js'
import type { Reading } from '../../../src/model/refusal.js'
import { readContinue, readPrepare, readSelect } from '../../../src/model/service/prepare.js'

/** What was answered, for counting. */
type Met = string

const metOf = (call: string, model: Reading<PlainRecord>): Met =>
  'refused' in model ? `${call}: ${model.refused.kind}` : `${call}: ${canonical(model.accepted.effect ?? null)}`

const decided = (evaluation: Either<CoreError, Evaluation>): Either<CoreError, Decision> => {
  if (isLeft(evaluation)) return evaluation
  if ('accepted' in evaluation.right) return right(evaluation.right.accepted)
  const { outcome, error, message } = evaluation.right.refused
  return left({ kind: 'refused', outcome, error, reason: message })
}

const agree = (call: string, answer: Either<CoreError, Decision>, model: Reading<PlainRecord>): Met => {
  expect(plainAnswer(answer, model)).toEqual(model)
  return metOf(call, model)
}

/** A creation, its id supplied and derived. */
export const creationsAgree = (definition: ValidatedDefinition, input: Json, id: string): readonly Met[] => {
  const { document } = definition
  return [
    agree('create', decideCreate(definition, { id, fields: input }), readCreate(document, id, input)),
    agree('derive', decideCreateDerived(definition, { fields: input }), readCreateDerived(document, input)),
  ]
}

/** An operation, at once; without actions of the host, and with these. */
export const operationsAgree = (
  definition: ValidatedDefinition,
  instance: EntityInstance,
  operation: string,
  args: Json,
  actions: JsonObject,
): readonly Met[] => {
  const { document } = definition
  const request = { instance, operation, arguments: args }
  const acted = decide(definition, { ...request, fulfillments: actions })
  return [
    agree('decide', decide(definition, request), readExecute(document, instance, operation, args)),
    agree('act', acted, readExecute(document, instance, operation, args, actions)),
  ]
}

/** The same in steps: prepared, on the instance, with an action for each field for which one is asked. */
export const stepsAgree = (
  definition: ValidatedDefinition,
  instance: EntityInstance,
  operation: string,
  args: Json,
  actions: JsonObject,
): readonly Met[] => {
  const { document } = definition
  const { id } = instance
  const foreseen = readPrepare(document, id, operation, args)
  const prepared = prepare(definition, { id, operation, arguments: args })
  if (isLeft(prepared)) {
    const expected = 'refused' in foreseen ? foreseen.refused : undefined
    expect({ refused: plainRefusal(prepared.left, expected) }).toEqual(foreseen)
    return [`prepare: ${prepared.left.kind}`]
  }
  if (prepared.right.status === 'refused') {
    expect({ accepted: prepared.right }).toEqual(foreseen)
    return ['prepare: declared']
  }
  const { continuation, ...load } = prepared.right
  expect({ accepted: load }).toEqual(foreseen)
  const selection = selectWith(continuation, instance)
  const own = readSelect(document, id, operation, args, instance)
  if (own.status === 'complete') {
    if (isLeft(selection)) return [agree('select', selection, own.answer)]
    if (selection.right.status !== 'complete') throw new Error('actions were asked for')
    return [agree('select', decided(right(selection.right.evaluation)), own.answer)]
  }
  if (isLeft(selection) || selection.right.status === 'complete') throw new Error('no actions were asked for')
  const { continuation: waiting, ...asked } = selection.right
  expect(asked).toEqual(own)
  const fitting = Object.fromEntries(
    Object.keys(own.fulfills).map((field) => [field, actions[field] ?? 'preserve'] as const),
  )
  return [
    agree('fulfil', decided(fulfill(waiting, fitting)), readContinue(document, id, operation, args, instance, fitting)),
  ]
}
