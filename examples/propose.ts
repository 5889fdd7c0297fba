/**
 * A model proposes. Trusted code says who is asking, what was seen, and when. Rules decide.
 *
 *     npm run build && node examples/dist/propose.js
 */
import { readFileSync } from 'node:fs'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { left, type TaskEither } from 'fp-ts/lib/TaskEither.js'
import { Registry, type JsonNumber, type JsonObject, type ValueError } from '@assent/kernel'
import { memoryStore, StoredRuntime, type Recording, type ShellError, type StoredDecision } from '@assent/shell'
import { readDefinition } from '@assent/yaml'

/** All that the model may fill in. */
interface Proposal {
  readonly id: string
  readonly operation: string
  readonly arguments: JsonObject
}

/** What only trusted code knows: who was authenticated, which revision the model was shown, which request this is. */
interface Trusted {
  readonly role: 'human' | 'agent'
  readonly seenRevision: JsonNumber
  readonly recording: Recording
}

/** The operations that are offered, each with the arguments that trusted code writes. No others exist for the model. */
const offered = new Map<string, (trusted: Trusted) => JsonObject>([
  ['attach_evidence', () => ({})],
  ['submit', () => ({})],
  ['approve', ({ role }) => ({ actor_role: role })],
])

/** A trusted argument in a proposal is refused, never overwritten in silence. */
const findForged = (proposal: Proposal, injected: JsonObject): readonly ValueError[] =>
  Object.keys(injected)
    .filter((name) => Object.hasOwn(proposal.arguments, name))
    .map((name) => ({ path: `arguments.${name}`, message: 'is set by the host, not by the caller' }))

/** Decides a proposal and stores the decision. What it refuses goes back to the model unchanged. */
const propose = (
  runtime: StoredRuntime,
  proposal: Proposal,
  trusted: Trusted,
): TaskEither<ShellError, StoredDecision> => {
  const { id, operation } = proposal
  const inject = offered.get(operation)
  if (inject === undefined) return left({ kind: 'operation_not_found', operation })
  const injected = inject(trusted)
  const errors = findForged(proposal, injected)
  if (errors.length > 0) return left({ kind: 'validation', errors })
  return runtime.execute({
    entity: 'refund',
    id,
    operation,
    arguments: { ...proposal.arguments, ...injected },
    expectedRevision: trusted.seenRevision,
    recording: trusted.recording,
  })
}

// What follows plays a host with one refund that waits for a decision.
const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const text = readFileSync(new URL('../refund.yaml', import.meta.url), 'utf8')
const registry = expectRight(Registry.empty.register(expectRight(readDefinition(text))))
const runtime = StoredRuntime.of({ registry, store: memoryStore() })

const recordingOf = (record_id: string, actor: string): Recording => ({
  record_id,
  recorded_at: '2026-03-02T09:00:00Z',
  correlation: 'conversation-7',
  causation: null,
  actor,
})

const fields = { order: 'order-7', amount_cents: 12900, evidence: 'photo-1.jpg' }
const recording = recordingOf('create-104', 'shop')
expectRight(await runtime.create({ entity: 'refund', version: 1, id: 'refund-104', fields, recording })())

/** Each request has a record id of its own; asking the same again under the same id would be a retry. */
const ask = async (record_id: string, role: Trusted['role'], seenRevision: number, proposal: Omit<Proposal, 'id'>) => {
  const trusted = { role, seenRevision, recording: recordingOf(record_id, role === 'agent' ? 'model-3' : 'grace') }
  const answer = await propose(runtime, { id: 'refund-104', ...proposal }, trusted)()
  console.log(isLeft(answer) ? JSON.stringify(answer.left) : `stored: ${answer.right.commit.instance.lifecycle_state}`)
}

const reason = 'the parcel was lost'
await ask('p-1', 'agent', 1, { operation: 'submit', arguments: {} })
await ask('p-2', 'agent', 2, { operation: 'reject', arguments: { reason } })
await ask('p-3', 'agent', 2, { operation: 'approve', arguments: { reason, actor_role: 'human' } })
await ask('p-4', 'agent', 2, { operation: 'approve', arguments: { reason } })
await ask('p-5', 'human', 2, { operation: 'approve', arguments: { reason } })
