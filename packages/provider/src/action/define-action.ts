import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { InputRefused } from '../call/refuse-input.js'
import { codecOf } from '../codec/codec-of.js'
import type { Codec, NoJsonSchema } from '../codec/codec.js'
import type { AnySchema, DecodedOf, TravelOf, WireOf } from '../codec/schema.js'
import { defectsOfFunctions, defectsOfId, defectsOfObject, defectsOfTexts } from '../entity/check-parts.js'
import { refuseDefects, type DefinitionDefect } from '../entity/definition-defect.js'
import type { Awaitable } from '../entity/entity-type.js'
import type { Action, Effects, ExecuteContext } from './action.js'

/** What `defineAction` takes. */
export interface ActionDefinition<Id extends string, I extends AnySchema, O extends AnySchema, Services> {
  /** Stable: a letter, then up to 31 letters, digits, `_` and `-`. Tools and routes are named by it. */
  readonly id: Id
  readonly name: string
  readonly description: string
  /** An object. */
  readonly input: I
  /** An object; `t.object({})` where there is nothing to tell. */
  readonly output: O
  /** Does it. Where it throws, the caller is told that the provider failed, and the log of what with. */
  readonly execute: (context: ExecuteContext<DecodedOf<I>, Services>) => Awaitable<WireOf<O> | InputRefused>
  readonly effects?: Effects
}

type Read = Either<NoJsonSchema, Codec>

type AnyDefinition = { readonly [name in 'id' | 'name' | 'description' | 'input' | 'output' | 'execute']: unknown }

const allDefects = (definition: AnyDefinition, input: Read, output: Read): readonly DefinitionDefect[] => [
  ...defectsOfId(definition.id),
  ...defectsOfTexts({ ...definition }),
  ...defectsOfObject('input', input, (codec) => codec.input),
  ...defectsOfObject('output', output, (codec) => codec.output),
  ...defectsOfFunctions({ ...definition }, ['execute']),
]

/** Every defect of a definition, as values. */
export const actionDefects = (definition: AnyDefinition): readonly DefinitionDefect[] =>
  allDefects(definition, codecOf(definition.input as AnySchema), codecOf(definition.output as AnySchema))

/**
 * Defines an action: a verb beside the nouns. As with `defineEntityType`, types follow from schemas, and a definition
 * with defects throws; `actionDefects` answers them instead.
 *
 * @example
 * const createReminder = defineAction({
 *   id: 'createReminder',
 *   name: 'Create a reminder',
 *   description: 'Reminds the user of a calendar event.',
 *   input: t.object({ eventId: t.string }),
 *   output: t.object({ id: t.string }),
 *   execute: async ({ input }) => ({ id: await reminders.add(input.eventId) }),
 * })
 */
export const defineAction = <const Id extends string, I extends AnySchema, O extends AnySchema, Services = unknown>(
  definition: ActionDefinition<Id, I, O, Services>,
): Action<Id, WireOf<I>, DecodedOf<O>, Services, TravelOf<O>> => {
  const input = codecOf(definition.input)
  const output = codecOf(definition.output)
  refuseDefects(`action \`${definition.id}\``, allDefects(definition, input, output))
  if (isLeft(input) || isLeft(output)) throw new Error('a definition without a schema was let through')
  const { id, name, description, execute, effects = {} } = definition
  return Object.freeze({
    id,
    name,
    description,
    effects: Object.freeze({ ...effects }),
    schemas: { input: input.right.input, output: output.right.output },
    codecs: { input: input.right, output: output.right },
    // What goes in is decoded by the schema that the types came from.
    functions: { execute: execute as Action<Id, unknown, unknown>['functions']['execute'] },
  })
}
