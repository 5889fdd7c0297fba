/** Refunds that Assent governs, as a provider: found and read like any record, and changed only where rules say so. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { governed } from '@assent/agent/governed'
import { Registry } from '@assent/kernel'
import { ProviderInstance } from '@assent/provider'
import { memoryStore, StoredRuntime, type Recording } from '@assent/shell'
import { readDefinition } from '@assent/yaml'
import { session, type Session } from './people.js'

export const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const text = readFileSync(new URL('../../refund.yaml', import.meta.url), 'utf8')
const registry = expectRight(Registry.empty.register(expectRight(readDefinition(text))))
const runtime = StoredRuntime.of({ registry, store: memoryStore() })

/** A new record each time: who and when. */
const recordingOf = (user: string): Recording => ({
  record_id: randomUUID(),
  recorded_at: new Date().toISOString(),
  correlation: null,
  causation: null,
  actor: user,
})

const made = governed({
  runtime,
  definition: {
    entity: 'refund',
    versions: [1],
    description: 'A refund of an order, with the evidence that it is decided on.',
    operations: { submit: {}, approve: { trusted: ['actor_role'] }, reject: {} },
  },
  searchable: { text: ['order', 'decision_reason'], matching: ['order'], order_by: ['amount_cents'] },
  isPrincipal: session.is,
  identify: ({ user }: Session) => user,
  authority: ({ role }) => ({ actor_role: role }),
  recording: ({ user }) => recordingOf(user),
  // What a model may not read, it cannot tell from what does not exist.
  mayRead: ({ role }, { id }) => role === 'human' || !id.startsWith('vip-'),
})

export const desk = expectRight(made).registerOn(ProviderInstance({ id: 'desk', name: 'Refund desk' }))

/** Refunds that wait for a decision, as the shop has put them in. */
export const openDesk = async (): Promise<void> => {
  const amounts = { 'refund-101': 4500, 'refund-104': 12900, 'vip-7': 900 }
  for (const [id, amount_cents] of Object.entries(amounts)) {
    const fields = { order: `order-${id}`, amount_cents, evidence: 'photo-1.jpg' }
    const subject = { entity: 'refund', id }
    expectRight(await runtime.create({ ...subject, version: 1, fields, recording: recordingOf('shop') })())
    const submission = { ...subject, operation: 'submit', arguments: {}, expectedRevision: 1 }
    expectRight(await runtime.execute({ ...submission, recording: recordingOf('shop') })())
  }
}
