import {
  isJsonObject,
  message,
  type CoreError,
  type Decision,
  type Json,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { hasOutcomes } from '../../json-schema/command.js'
import { code, text, type Block, type Example, type Line } from '../block.js'
import { answerOf, type ExampleCall } from '../example-call.js'
import { legible, legibleJson } from '../legible.js'

const json = (value: Json): Line => [code(legibleJson(value))]

type Fact = readonly [name: string, said: Line]

/** A fact of an object that may hold nothing: then it is none. */
const unlessEmpty = (name: string, held: JsonObject): readonly Fact[] =>
  Object.keys(held).length === 0 ? [] : [[name, json(held)]]

const asked = ({ document }: ValidatedDefinition, call: ExampleCall): readonly Fact[] =>
  call.command === 'create'
    ? [[hasOutcomes(document.create) ? 'arguments' : 'fields', json(call.fields)]]
    : [
        ['on', [code(legible(call.instance.lifecycle_state)), text(' '), ...json(call.instance.fields)]],
        ...unlessEmpty('arguments', call.arguments),
        ...unlessEmpty('the host', { ...call.fulfillments }),
      ]

/** The outcome that was taken, and what it answers; without outcomes nothing. */
const taken = ({ record: { outcome, response } }: Decision): readonly Fact[] => [
  ...(typeof outcome === 'string' ? [['outcome', [code(legible(outcome))]] as const] : []),
  ...(response === undefined || !isJsonObject(response) ? [] : unlessEmpty('answers', response)),
]

const accepted = (decision: Decision): readonly Fact[] => [
  ['accepted', [code(legible(decision.instance.lifecycle_state)), text(' '), ...json(decision.instance.fields)]],
  ...taken(decision),
  ...decision.events.map(({ type, payload }): Fact => ['emits', [code(legible(type)), text(' '), ...json(payload)]]),
]

// Of a refusal that an outcome declares, its sentence says all: it names the error.
const refused = (refusal: CoreError): readonly Fact[] => [
  [
    'refused',
    [...(refusal.kind === 'refused' ? [] : [code(refusal.kind), text(': ')]), text(legible(message(refusal)))],
  ],
]

const shownOf = (definition: ValidatedDefinition, call: ExampleCall): Example => {
  const answer = answerOf(definition, call)
  return isLeft(answer)
    ? { isAccepted: false, facts: [...asked(definition, call), ...refused(answer.left)] }
    : { isAccepted: true, facts: [...asked(definition, call), ...accepted(answer.right)] }
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
