import {
  decide,
  decideCreate,
  explain,
  message,
  normalizeFields,
  rehydrate,
  renderExplanation,
  type CoreError,
  type EntityInstance,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Given } from './given.js'
import type { UntypedEntity } from './untyped-entity.js'

/** The id of a subject for which nobody named one. */
export const idFor = ({ entity }: ValidatedDefinition): string => `${entity}-1`

const notGiven = (what: string, reason: string): Error =>
  new Error(`what is given does not come about: ${what}: ${reason}`)

const taken = <A>(what: string, answer: Either<CoreError, A>): A => {
  if (isLeft(answer)) throw notGiven(what, message(answer.left))
  return answer.right
}

type Calls = Extract<Given<UntypedEntity>, { readonly created: unknown }>
type State = Extract<Given<UntypedEntity>, { readonly state: string }>

const played = (definition: ValidatedDefinition, { created, executed = [], id = idFor(definition) }: Calls) => {
  let { instance } = taken('the creation', decideCreate(definition, { id, fields: created }))
  for (const { operation, arguments: args = {} } of executed) {
    const decision = decide(definition, { instance, operation, arguments: args })
    if (isLeft(decision)) {
      throw notGiven(`\`${operation}\``, renderExplanation(explain(definition, instance, operation, args)))
    }
    instance = decision.right.instance
  }
  return instance
}

const made = (
  definition: ValidatedDefinition,
  { state, fields, id = idFor(definition), revision = 1 }: State,
): EntityInstance => {
  const { entity, version, document } = definition
  if (!document.lifecycle.states.includes(state)) throw notGiven('the state', `\`${entity}\` has no state \`${state}\``)
  const filled = taken('the fields', normalizeFields(definition, fields))
  return { entity, version, id, lifecycle_state: state, revision, fields: filled }
}

/** The instance before the operation; throws an Error where what is given cannot be. */
export const instanceGiven = (definition: ValidatedDefinition, given: Given<UntypedEntity>): EntityInstance => {
  if ('instance' in given) return given.instance
  if ('events' in given) return taken('the events', rehydrate(definition, given.events))
  return 'created' in given ? played(definition, given) : made(definition, given)
}
