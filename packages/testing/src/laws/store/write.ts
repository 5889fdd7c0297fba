import { decide, decideCreate, type Decision, type ValidatedDefinition } from '@assent/kernel'
import type { BatchEntry, Expectation, Recording, Store } from '@assent/shell'
import { isRight } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreCommand } from '../../arbitrary/commands.js'
import { commitsIn, commitTo, instanceIn, observeIn, type Held } from '../../model/held.js'
import type { Actor } from '../stored/actor.js'
import { revisionBehind } from '../stored/revision-behind.js'

/** One write: a decision with its expectation, or an observation. */
export type StoreWrite = BatchEntry

const decisionWrite = (decision: Decision, recording: Recording, expectation: Expectation): StoreWrite => {
  const { instance, record } = decision
  return { kind: 'decision', commit: { instance, envelope: { ...recording, record } }, expectation }
}

/** Decided on what was held so many revisions ago, and expecting that. */
const executionWrite = (
  definition: ValidatedDefinition,
  command: StoreCommand & { readonly kind: 'execute' },
  held: Held,
): StoreWrite | undefined => {
  const { id, operation, arguments: args, fulfillments, recording, behind } = command
  const commits = commitsIn(held, { entity: definition.entity, id })
  const instance = (commits.at(-1 - Math.max(0, behind)) ?? commits[0])?.instance
  if (instance === undefined) return undefined
  const decision = decide(definition, { instance, operation, arguments: args, fulfillments })
  // Below zero it is ahead, and so far that nobody comes there meanwhile: what a store makes of a step that is none is
  // its own affair (S-15).
  const revision = revisionBehind(instance, behind < 0 ? -100 : 0)
  return isRight(decision) ? decisionWrite(decision.right, recording, { kind: 'revision', revision }) : undefined
}

/** What the command would write; nothing where the kernel refuses it. */
export const writeOf = (definition: ValidatedDefinition, command: StoreCommand, held: Held): StoreWrite | undefined => {
  const { entity } = definition
  const { id, recording } = command
  if (command.kind === 'execute') return executionWrite(definition, command, held)
  if (command.kind === 'create') {
    const decision = decideCreate(definition, { id, fields: command.fields })
    return isRight(decision) ? decisionWrite(decision.right, recording, { kind: 'absent' }) : undefined
  }
  const revision = revisionBehind(instanceIn(held, { entity, id }), command.behind)
  const envelope = { ...recording, record: command.document }
  return { kind: 'observation', observation: { entity, id, revision, envelope } }
}

/** Writes to a store. */
export const performWrite = (store: Store, write: StoreWrite): TaskEither<unknown, unknown> =>
  write.kind === 'decision' ? store.commit(write.commit, write.expectation) : store.observe(write.observation)

/** What the plain reading answers to a write. */
export const expectedWrite = (write: StoreWrite, held: Held): ReturnType<Actor<StoreWrite>['expected']> =>
  write.kind === 'decision' ? commitTo(held, write.commit, write.expectation) : observeIn(held, write.observation)
