import { memberOf, type Json, type ObjectSchemaDocument } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { creationSchema } from '../../arbitrary/creation-schema.js'
import { isBlankText } from '../../model/names.js'
import { normalizeUnder } from '../../model/normalize.js'
import type { PlainRefusal } from '../../model/refusal.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { plainRefusal } from './plain-answer.js'
import type { Step } from './walk.js'

/** Refusals of the steps before arguments are looked at (K-171). */
const earlier = ['entity_mismatch', 'unknown_state', 'operation_not_found']

const given = ({ asked, definition }: Step): readonly [ObjectSchemaDocument | undefined, Json, string] => {
  const { operations, create } = definition.document
  if (asked.kind === 'execute') return [memberOf(operations, asked.operation)?.arguments, asked.arguments, 'arguments']
  return [creationSchema(definition), asked.fields, create.outcomes === undefined ? 'fields' : 'arguments']
}

/** What is wrong with what was given, as the plain reading has it. */
const expectedOf = (step: Step): PlainRefusal | undefined => {
  const [schema, value, root] = given(step)
  const normalized = schema === undefined ? undefined : normalizeUnder(step.definition.document, schema, value, root)
  return normalized !== undefined && 'refused' in normalized ? normalized.refused : undefined
}

/** Nothing is passed over, and nothing is made up. */
export const valuesJudged: KernelLaw = {
  name: 'K-29, K-44, K-47: what is given is refused at every place that is wrong, in order, and nowhere else',
  holds: (step) => {
    const { asked, answer, definition } = step
    if (asked.kind === 'create' && isBlankText(asked.id)) return undefined
    const refusal = isLeft(answer) ? answer.left : undefined
    if (refusal !== undefined && (earlier.includes(refusal.kind) || 'more' in refusal)) return undefined
    const expected = expectedOf(step)
    // What the operation makes of the fields is refused as `validation` too, later.
    const isOnlyGiven = asked.kind === 'create' && definition.document.create.outcomes === undefined
    const isOfGiven = refusal?.kind === 'validation' && (isOnlyGiven || expected !== undefined)
    sameAs('what is wrong', expected, isOfGiven ? plainRefusal(refusal, expected) : undefined)
    return undefined
  },
}
