import {
  address,
  decide,
  decideCreate,
  decideCreateDerived,
  explain,
  message,
  normalizeFields,
  rehydrate,
  renderExplanation,
  type CoreError,
  type Decision,
  type EntityInstance,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Given } from './given.js'
import type { UntypedEntity } from './untyped-entity.js'

/** The id of a subject for which nobody named one. */
const idFor = ({ entity }: ValidatedDefinition): string => `${entity}-1`

const notGiven = (what: string, reason: string): Error =>
  new Error(`what is given does not come about: ${what}: ${reason}`)

const taken = <A>(what: string, answer: Either<CoreError, A>): A => {
  if (isLeft(answer)) throw notGiven(what, message(answer.left))
  return answer.right
}

type Calls = Extract<Given<UntypedEntity>, { readonly created: unknown }>
type State = Extract<Given<UntypedEntity>, { readonly state: string }>

/** The id that the identity field gives, where there is one (SR-82); else the one for which nobody named one. */
const idOf = (definition: ValidatedDefinition, fields: JsonObject): string => {
  const { identity, schema } = definition.document
  const field = identity === undefined ? undefined : schema.fields[identity.field]
  if (identity === undefined || field === undefined) return idFor(definition)
  const derived = address(field.type, fields[identity.field])
  return isLeft(derived) ? idFor(definition) : derived.right
}

/** Decides a creation; where no id is named it is derived from the identity, where there is one (SR-92). */
export const created = (
  definition: ValidatedDefinition,
  fields: unknown,
  id: string | undefined,
): Either<CoreError, Decision> =>
  id === undefined && definition.document.identity !== undefined
    ? decideCreateDerived(definition, { fields })
    : decideCreate(definition, { id: id ?? idFor(definition), fields })

const played = (definition: ValidatedDefinition, { created: fields, executed = [], id }: Calls) => {
  let { instance } = taken('the creation', created(definition, fields, id))
  for (const { operation, arguments: args = {}, fulfillments } of executed) {
    const decision = decide(definition, { instance, operation, arguments: args, fulfillments })
    if (isLeft(decision)) {
      throw notGiven(`\`${operation}\``, renderExplanation(explain(definition, instance, operation, args)))
    }
    instance = decision.right.instance
  }
  return instance
}

const made = (definition: ValidatedDefinition, { state, fields, id, revision = 1 }: State): EntityInstance => {
  const { entity, version, document } = definition
  if (!document.lifecycle.states.includes(state)) throw notGiven('the state', `\`${entity}\` has no state \`${state}\``)
  const filled = taken('the fields', normalizeFields(definition, fields))
  return { entity, version, id: id ?? idOf(definition, filled), lifecycle_state: state, revision, fields: filled }
}

/** The instance before the operation; throws an Error where what is given cannot be. */
export const instanceGiven = (definition: ValidatedDefinition, given: Given<UntypedEntity>): EntityInstance => {
  if ('instance' in given) return given.instance
  if ('events' in given) return taken('the events', rehydrate(definition, given.events))
  return 'created' in given ? played(definition, given) : made(definition, given)
}
