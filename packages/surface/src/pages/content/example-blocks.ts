import { message, type CoreError, type Decision, type Json, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { code, text, type Block, type Example, type Line } from '../block.js'
import { answerOf, type ExampleCall } from '../example-call.js'
import { legible, legibleJson } from '../legible.js'

const json = (value: Json): Line => [code(legibleJson(value))]

const asked = (call: ExampleCall): readonly (readonly [string, Line])[] =>
  call.command === 'create'
    ? [['fields', json(call.fields)]]
    : [
        ['on', [code(legible(call.instance.lifecycle_state)), text(' '), ...json(call.instance.fields)]],
        ...(Object.keys(call.arguments).length === 0 ? [] : [['arguments', json(call.arguments)] as const]),
      ]

const accepted = ({ instance, events }: Decision): readonly (readonly [string, Line])[] => [
  ['accepted', [code(legible(instance.lifecycle_state)), text(' '), ...json(instance.fields)]],
  ...events.map(({ type, payload }) => ['emits', [code(legible(type)), text(' '), ...json(payload)]] as const),
]

const refused = (refusal: CoreError): readonly (readonly [string, Line])[] => [
  ['refused', [code(refusal.kind), text(`: ${legible(message(refusal))}`)]],
]

const shownOf = (definition: ValidatedDefinition, call: ExampleCall): Example => {
  const answer = answerOf(definition, call)
  return isLeft(answer)
    ? { isAccepted: false, facts: [...asked(call), ...refused(answer.left)] }
    : { isAccepted: true, facts: [...asked(call), ...accepted(answer.right)] }
}

/** The examples of one operation, or of creation. */
export const exampleBlocks = (
  definition: ValidatedDefinition,
  calls: readonly ExampleCall[],
  operation: string | null,
): readonly Block[] => {
  const examples = calls
    .filter((call) => (call.command === 'create' ? operation === null : call.operation === operation))
    .map((call) => shownOf(definition, call))
  if (examples.length === 0) return []
  const count = examples.filter(({ isAccepted }) => isAccepted).length
  return [{ kind: 'examples', title: `Examples: ${count} accepted, ${examples.length - count} refused`, examples }]
}
