/** The trusted side: whom it has authenticated, what exists for a model, and what happens after a commit. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { agentTools, type Escalation } from '@assent/agent'
import { Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime, type RecordedCommit, type Recording } from '@assent/shell'
import { readDefinition } from '@assent/yaml'

/** Whom the host has authenticated. */
export interface Session {
  readonly user: string
  readonly role: 'agent' | 'human'
}

export const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const text = readFileSync(new URL('../../refund.yaml', import.meta.url), 'utf8')
const registry = expectRight(Registry.empty.register(expectRight(readDefinition(text))))
export const store = memoryStore()
export const runtime = StoredRuntime.of({ registry, store })

/** A new record each time: who, when, and in which conversation. */
export const recordingOf = ({ user }: Session, conversation: string | null): Recording => ({
  record_id: randomUUID(),
  recorded_at: new Date().toISOString(),
  correlation: conversation,
  causation: null,
  actor: user,
})

/** What the model could not settle, on the desk of a person. */
export const desk: Escalation<Session>[] = []

/** The refunds that were paid out. */
export const paidOut: string[] = []

const payOut = ({ instance, envelope }: RecordedCommit): void => {
  if (envelope.record.events.some(({ type }) => type === 'RefundApproved')) paidOut.push(instance.id)
}

export const agent = expectRight(
  agentTools<Session>({
    runtime,
    allow: [
      {
        entity: 'refund',
        versions: [1],
        tools: ['get', 'preview', 'escalate'],
        operations: { submit: {}, approve: { trusted: ['actor_role'] }, reject: {} },
      },
    ],
    identify: ({ user }) => user,
    authority: ({ role }) => ({ actor_role: role }),
    recording: (session, { conversation }) => recordingOf(session, conversation),
    escalated: (escalation) => desk.push(escalation),
    onCommitted: payOut,
  }),
)
