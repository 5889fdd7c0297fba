import type { CoreError, Decision, JsonObject, ValidatedDefinition } from '@assent/kernel'
import type { Either } from 'fp-ts/lib/Either.js'
import { same } from '../../store/answers.js'
import { decideAs } from './decide-as.js'
import type { BoundaryPort, Held, Principal, Proposal, Story } from './port.js'

/** Where a case begins: what is stored, and somebody who proposes an operation on it. */
export interface Scene {
  readonly definition: ValidatedDefinition
  readonly port: BoundaryPort
  readonly operation: string
  readonly principal: Principal
  readonly before: Held
  /** Names of proposals begin so: one case's own, since many cases share a store. */
  readonly id: string
}

const held = async (port: BoundaryPort, { entity, id }: Pick<Story, 'entity' | 'id'>): Promise<Held> => {
  const found = await port.read({ entity, id })
  if (found === undefined) throw new Error(`\`${id}\`: expected a stored subject, found nothing`)
  return found
}

/** Stores the subject of a case and looks at it. */
export const openScene = async (
  port: BoundaryPort,
  definition: ValidatedDefinition,
  operation: string,
  principal: Principal,
  story: Story,
): Promise<Scene> => {
  await port.prepare(story)
  return { definition, port, operation, principal, before: await held(port, story), id: story.id }
}

/** A proposal of the scene's principal, at the revision that is stored. */
export const proposalIn = (
  { before: { instance }, id, operation, principal }: Scene,
  args: JsonObject,
  proposal = 'one',
): Proposal => ({
  entity: instance.entity,
  id: instance.id,
  operation,
  arguments: args,
  expectedRevision: instance.revision,
  proposal: `${id} ${proposal}`,
  principal: principal.name,
})

/** What the kernel says to these arguments of the caller and the trusted ones. */
export const decided = (
  { definition, operation, principal, before: { instance } }: Scene,
  args: JsonObject,
): Either<CoreError, Decision> => decideAs(definition, instance, operation, principal, args)

/** What is stored is what it was. */
export const unchanged = async (what: string, { port }: Scene, before: Held): Promise<void> => {
  const after = await held(port, before.instance)
  same(`the instance after ${what}`, before.instance, after.instance)
  same(`the events after ${what}`, before.events, after.events)
}

/** What is stored is the decision, once, and nothing else. */
export const recorded = async ({ port, before }: Scene, { instance, events }: Decision): Promise<Held> => {
  const after = await held(port, before.instance)
  same('the instance after the commit', instance, after.instance)
  same('the events after the commit', [...before.events, ...events], after.events)
  return after
}
