import {
  decide,
  explain,
  message,
  renderExplanation,
  ValidatedDefinition,
  type CreationDecisionOf,
  type CreationFieldsOf,
  type CreationRefusalOf,
  type EntityInstance,
  type EntityTypes,
  type OperationDecisionOf,
  type OperationName,
  type OperationRefusalOf,
  type TypedDefinition,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Outcome } from './expected.js'
import type { Given, GivenArguments } from './given.js'
import { created, instanceGiven } from './instance-given.js'
import { outcomeOf } from './outcome.js'
import type { RefusalUnder, UntypedEntity } from './untyped-entity.js'

/** An instance that an operation can be tried on. */
export interface Prepared<Types extends EntityTypes> {
  readonly instance: EntityInstance
  /** Decides an operation on it. Arguments may be left out where none is required. */
  readonly when: <Name extends OperationName<Types>>(
    operation: Name,
    ...given: GivenArguments<Types, NoInfer<Name>>
  ) => Outcome<OperationDecisionOf<Types, Name>, RefusalUnder<Types, OperationRefusalOf<Types, Name>>>
}

/** Examples of what a definition decides. */
export interface Specification<Types extends EntityTypes> {
  /**
   * What is there before an operation: `{ state, fields }`, `{ instance }`, `{ events }` or `{ created, executed }`.
   *
   * @throws an Error where it cannot come about
   */
  readonly given: (given: Given<Types>) => Prepared<Types>
  /** Decides a creation. `id` left out: derived from the identity, else the name of the entity and `-1`. */
  readonly whenCreated: (
    fields: CreationFieldsOf<Types>,
    id?: string,
  ) => Outcome<CreationDecisionOf<Types>, RefusalUnder<Types, CreationRefusalOf<Types>>>
}

const explainedCreation = (answer: ReturnType<typeof created>): string =>
  isLeft(answer) ? `refused: ${message(answer.left)}\n` : 'accepted\n'

const whenCreated = (definition: ValidatedDefinition, fields: unknown, id: string | undefined) => {
  const answer = created(definition, fields, id)
  return outcomeOf({ title: `${definition.entity}: a creation`, answer, explained: () => explainedCreation(answer) })
}

const when = (
  definition: ValidatedDefinition,
  instance: EntityInstance,
  operation: string,
  args: unknown,
  fulfillments: unknown,
) =>
  outcomeOf({
    title: `${definition.entity}: \`${operation}\` from \`${instance.lifecycle_state}\``,
    answer: decide(definition, { instance, operation, arguments: args, fulfillments }),
    explained: () => renderExplanation(explain(definition, instance, operation, args)),
  })

/**
 * Examples of what a definition decides, in the words given, when, then. It knows no test runner: what is not as
 * expected is a plain Error whose message holds the explained decision. On a definition of `defineEntity` or
 * `withTypes`, operations, arguments, states, events, kinds of refusal and the names of rules are typed.
 *
 * @example
 * specification(refund)
 *   .given({ state: 'submitted', fields: { order: 'o-1', amount_cents: 12900, evidence: 'photo-1.jpg' } })
 *   .when('approve', { reason: 'lost', actor_role: 'agent' })
 *   .thenRefused('precondition_failed', { rule: 'large_refund_needs_a_human' })
 */
export const specification = <Types extends EntityTypes = UntypedEntity>(
  specified: TypedDefinition<Types> | ValidatedDefinition,
): Specification<Types> => {
  const definition = ValidatedDefinition.is(specified) ? specified : specified.definition
  const untyped = {
    given: (before: Given<UntypedEntity>) => {
      const instance = instanceGiven(definition, before)
      return {
        instance,
        when: (operation: string, args: unknown = {}, fulfillments?: unknown) =>
          when(definition, instance, operation, args, fulfillments),
      }
    },
    whenCreated: (fields: unknown, id?: string) => whenCreated(definition, fields, id),
  }
  return untyped as unknown as Specification<Types>
}
