import {
  canonical,
  decide,
  decideCreate,
  tokenOf,
  validate,
  type CoreError,
  type Decision,
  type DecisionRecord,
  type DomainEvent,
  type EntityInstance,
  type ValidatedDefinition,
} from '@assent/kernel'
import { chain, isRight, left, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

// What a history is held against: not `replay` and not `rehydrate`, but the decisions themselves.

const rerun = (
  definition: ValidatedDefinition,
  { id, command }: DecisionRecord,
  instance: EntityInstance | undefined,
): Either<CoreError | undefined, Decision> => {
  if (command.command === 'create' && instance === undefined) {
    const isKernel = definition.document.semantics === undefined
    return decideCreate(definition, { id, fields: isKernel ? command.fields : (command.arguments ?? {}) })
  }
  if (command.command !== 'execute' || instance === undefined) return left(undefined)
  const { operation, arguments: args, fulfillments } = command
  return decide(definition, { instance, operation, arguments: args, fulfillments })
}

/** Does the kernel decide exactly this record of the instance before? */
export const isDecided = (record: DecisionRecord, instance: EntityInstance | undefined): boolean => {
  if (record.definition === null) return false
  const decision = pipe(
    validate(record.definition),
    chain((definition): Either<CoreError | undefined, Decision> => rerun(definition, record, instance)),
  )
  return isRight(decision) && canonical(decision.right.record) === canonical(record)
}

const decisionsFor = (
  definition: ValidatedDefinition,
  { id, args }: DomainEvent,
  instance: EntityInstance | undefined,
): readonly Either<CoreError, Decision>[] =>
  instance === undefined
    ? [decideCreate(definition, { id, fields: args })]
    : Object.keys(definition.document.operations).map((operation) =>
        decide(definition, { instance, operation, arguments: args }),
      )

/** An empty `removed` is none (K-180). */
const written = ({ removed = [], ...event }: DomainEvent): object =>
  removed.length > 0 ? { ...event, removed } : event

const runsOf = (events: readonly DomainEvent[]): readonly (readonly DomainEvent[])[] => {
  const starts = [...events.keys()].filter(
    (index) => index === 0 || tokenOf(events[index - 1]?.revision ?? 0) !== tokenOf(events[index]?.revision ?? 0),
  )
  return starts.map((start, index) => events.slice(start, starts[index + 1]))
}

/** The instance after decisions whose events are exactly these, or nothing where no decisions make them. */
export const reachedBy = (
  definition: ValidatedDefinition,
  events: readonly DomainEvent[],
): EntityInstance | undefined => {
  let instance: EntityInstance | undefined
  for (const run of runsOf(events)) {
    const recorded = canonical(run.map(written))
    const decision = decisionsFor(definition, run[0] as DomainEvent, instance)
      .filter(isRight)
      .find(({ right }) => canonical(right.events) === recorded)
    if (decision === undefined) return undefined
    instance = decision.right.instance
  }
  return instance
}
