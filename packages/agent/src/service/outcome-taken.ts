import { tokenOf, type Decision, type Effect, type JsonObject } from '@assent/kernel'

/** How a decision came about under a definition with outcomes (SR-165). */
export interface OutcomeTaken {
  /** The name of the outcome. */
  readonly outcome: string
  readonly effect: Effect
  /** As it is declared; `{}` where nothing is. */
  readonly response: JsonObject
  /** The same in words, for people and models: it begins with the name of the outcome. */
  readonly message: string
}

type Decided = Pick<Decision, 'instance' | 'record'>

const did = ({ record }: Decided): string => {
  switch (record.effect as Effect) {
    case 'created':
      return 'was created'
    case 'moved':
      return `moved from \`${record.from_state ?? ''}\` to \`${record.to_state}\``
    case 'updated':
      return 'was updated'
    case 'unchanged':
      return 'did not change'
  }
}

/** The outcome that a decision took; nothing where its command has none. */
export const outcomeTaken = (decided: Decided): OutcomeTaken | undefined => {
  const { instance, record } = decided
  const { outcome, effect, response } = record
  if (outcome === undefined) return undefined
  const { entity, id, lifecycle_state: state, revision } = instance
  const now = `it is \`${state}\` at revision ${tokenOf(revision)}`
  return {
    outcome: outcome as string,
    effect: effect as Effect,
    response: response as JsonObject,
    message: `${outcome as string}: \`${entity}\` \`${id}\` ${did(decided)}; ${now}`,
  }
}
