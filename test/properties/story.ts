import {
  decide,
  decideCreate,
  type CoreError,
  type Decision,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { isRight, type Either } from 'fp-ts/lib/Either.js'

/** One call on an instance. */
export interface Call {
  readonly operation: string
  readonly arguments: JsonObject
}

/** A definition, the fields of a creation, and calls one after the other. */
export interface Story {
  readonly definition: ValidatedDefinition
  readonly fields: JsonObject
  readonly calls: readonly Call[]
}

const call = (definition: ValidatedDefinition): fc.Arbitrary<Call> =>
  fc
    .constantFrom(...Object.keys(definition.document.operations))
    .chain((operation) =>
      fc.record({ operation: fc.constant(operation), arguments: arbitrary.arguments(definition, operation) }),
    )

/** Stories under a definition. */
export const storyOf = (definition: ValidatedDefinition): fc.Arbitrary<Story> => {
  const named = Object.keys(definition.document.operations).length > 0
  return fc.record({
    definition: fc.constant(definition),
    fields: arbitrary.fields(definition),
    calls: named ? fc.array(call(definition), { maxLength: 5 }) : fc.constant([]),
  })
}

/** Stories under any definition. */
export const story = (): fc.Arbitrary<Story> => arbitrary.definition().chain(storyOf)

type Answer = Either<CoreError, Decision>

/** What the kernel answers to each part of a story; a refused call is passed over. */
export const tell = ({ definition, fields, calls }: Story): readonly Answer[] => {
  const created = decideCreate(definition, { id: 's-1', fields })
  const answers: Answer[] = [created]
  let instance = isRight(created) ? created.right.instance : undefined
  for (const one of calls) {
    if (instance === undefined) return answers
    const answer = decide(definition, { instance, ...one })
    answers.push(answer)
    if (isRight(answer)) instance = answer.right.instance
  }
  return answers
}
