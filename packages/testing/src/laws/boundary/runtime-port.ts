import type { JsonObject } from '@assent/kernel'
import type { Recording, ShellError, StoredDecision, StoredRuntime, Subject } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { wholeOf } from './pages.js'
import type { BoundaryPort, Held, Proposal, ProposalOutcome, Story } from './port.js'

const recordingOf = (record_id: string): Recording => ({
  record_id,
  recorded_at: '2030-05-01T09:00:00Z',
  correlation: null,
  causation: null,
  actor: null,
})

const accepted = async <A>(what: string, call: TaskEither<ShellError, A>): Promise<A> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(`${what} was refused: \`${answer.left.kind}\``)
  return answer.right
}

const prepare = async (runtime: StoredRuntime, { entity, id, version, fields, executed }: Story): Promise<void> => {
  const recording = recordingOf(`${id} created`)
  await accepted('the creation', runtime.create({ entity, version, id, fields, recording }))
  for (const [index, call] of executed.entries()) {
    const step = { entity, id, ...call, expectedRevision: index + 1 }
    await accepted(`\`${call.operation}\``, runtime.execute({ ...step, recording: recordingOf(`${id} step ${index}`) }))
  }
}

/** What a runtime answers, as a port does. */
const outcomeOf = (answer: Either<ShellError, StoredDecision>): ProposalOutcome =>
  isLeft(answer)
    ? { kind: 'refused', refusal: answer.left as unknown as JsonObject }
    : { kind: 'committed', revision: answer.right.commit.instance.revision, replayed: answer.right.replayed }

const read = async (runtime: StoredRuntime, subject: Subject): Promise<Held | undefined> => {
  const instance = await runtime.get(subject)()
  if (isLeft(instance)) {
    if (instance.left.kind === 'not_found') return undefined
    throw new Error(`reading was refused: \`${instance.left.kind}\``)
  }
  const events = await wholeOf((page) => accepted('reading the events', runtime.events(subject, page)))
  return { instance: instance.right, events }
}

/**
 * The bare runtime as a boundary: the caller supplies every argument, and a proposal's name is its record id. `open`
 * makes the runtime of each case where a definition has an identity: the same, over an empty store.
 *
 * @example for (const law of laws.boundary(refund, 'approve', runtimePort(runtime))) it(law.name, law.run)
 */
export const runtimePort = (runtime: StoredRuntime, open?: () => Promise<StoredRuntime>): BoundaryPort => ({
  prepare: (story) => prepare(runtime, story),
  propose: async ({ proposal, principal: _principal, ...request }: Proposal) =>
    outcomeOf(await runtime.execute({ ...request, recording: recordingOf(proposal) })()),
  read: (subject) => read(runtime, subject),
  ...(open === undefined ? {} : { fresh: async () => runtimePort(await open(), open) }),
})
