import {
  decide,
  decideCreate,
  isJsonObject,
  type CoreError,
  type Decision,
  type EntityInstance,
  type FulfillmentActions,
  type Json,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { ownId } from '../../arbitrary/service/own-id.js'
import { objectFrom } from '../../model/facts.js'
import { changed, type Plan, type PlannedCall } from './plan.js'

/** What is asked of the kernel. */
export type Asked =
  | { readonly kind: 'create'; readonly id: string; readonly fields: Json }
  | {
      readonly kind: 'execute'
      readonly instance: EntityInstance
      readonly operation: string
      readonly arguments: Json
      readonly fulfillments?: FulfillmentActions
    }

/** One question and its answer. */
export interface Step {
  readonly definition: ValidatedDefinition
  readonly asked: Asked
  readonly answer: Either<CoreError, Decision>
  /** The decisions that led to the instance, this one included where it was accepted; none led to a made-up one. */
  readonly history: readonly Decision[]
}

/** Asks the kernel. */
export const askKernel = (definition: ValidatedDefinition, asked: Asked): Either<CoreError, Decision> =>
  asked.kind === 'create' ? decideCreate(definition, asked) : decide(definition, asked)

/** What is answered before a host has said anything of the fields that are left to it. */
export const plainlyAnswered = ({ definition, asked, answer }: Step): Either<CoreError, Decision> => {
  if (asked.kind === 'create' || asked.fulfillments === undefined) return answer
  const { fulfillments: _actions, ...plain } = asked
  return askKernel(definition, plain)
}

/** What stands in for an instance where no creation was accepted. */
const madeUp = ({ definition, creations, held: invented }: Plan): EntityInstance => {
  const { entity, version, document } = definition
  const [fields] = creations
  const held = invented ?? (fields !== undefined && isJsonObject(fields) ? fields : {})
  return { entity, version, id: 'made up', lifecycle_state: document.lifecycle.initial, revision: 1, fields: held }
}

const instanceFor = (current: EntityInstance, { instance, field }: PlannedCall): EntityInstance => {
  if (field !== undefined) return { ...current, fields: changed(current.fields, field) }
  if (instance === undefined) return current
  return { ...current, ...(objectFrom([[instance.name, instance.value ?? null]]) as Partial<EntityInstance>) }
}

/** Asks what is planned, one thing after the other; each goes on from what was decided of the instance as it is. */
export const walk = (plan: Plan): readonly Step[] => {
  const { definition, id, creations, calls } = plan
  const steps: Step[] = []
  let history: readonly Decision[] = []
  for (const fields of creations) {
    if (history.length > 0) break
    const asked = { kind: 'create', id: plan.derives === true ? ownId(definition, fields, id) : id, fields } as const
    const answer = askKernel(definition, asked)
    if (isRight(answer)) history = [answer.right]
    steps.push({ definition, asked, answer, history })
  }
  const invented = madeUp(plan)
  for (const call of calls) {
    const current = history.at(-1)?.instance
    const instance = instanceFor(current ?? invented, call)
    const { operation, arguments: args, fulfillments } = call
    const actions = fulfillments === undefined ? {} : { fulfillments }
    const asked = { kind: 'execute', instance, operation, arguments: args, ...actions } as const
    const answer = askKernel(definition, asked)
    const isOwn = instance === current
    if (isOwn && isRight(answer)) history = [...history, answer.right]
    steps.push({ definition, asked, answer, history: isOwn ? history : [] })
  }
  return steps
}

/** The decision of a step, where it was accepted. */
export const decisionOf = ({ answer }: Step): Decision | undefined => (isRight(answer) ? answer.right : undefined)

/** The history, where the step made it longer; else what is to be said of it was said before. */
export const historyMadeBy = (step: Step): readonly Decision[] =>
  step.history.at(-1) === decisionOf(step) ? step.history : []
