import { desk, model, valueOf, type Desk } from '../agent/desk.js'

/** A call that a scripted model makes, by the names that providers of models take. */
export interface ScriptedCall {
  readonly name: string
  readonly input: object
}

/** A refund of 90.00, which only a person may approve. */
const largeClaim = { order: 'order-7', amount_cents: 9000, evidence: 'photo-1.jpg' }

const subject = { id: 'r-1', arguments: { reason: 'the parcel was lost' } }

/** What the model does: reads, approves what it may not, forges a role, and rejects, which it may. */
export const script: readonly ScriptedCall[] = [
  { name: 'refund__get', input: { id: 'r-1' } },
  { name: 'refund__approve', input: subject },
  { name: 'refund__approve', input: { ...subject, arguments: { ...subject.arguments, actor_role: 'human' } } },
  { name: 'refund__reject', input: { ...subject, proposal_id: 'p-1' } },
]

/** What each call of the script is answered. */
export const answers: readonly object[] = [
  { ok: true, instance: { lifecycle_state: 'submitted', revision: 2 } },
  { refused: true, by: 'kernel', kind: 'precondition_failed', rule: 'large_refund_needs_a_human' },
  { refused: true, by: 'input', kind: 'invalid_input', errors: [{ path: 'arguments.actor_role' }] },
  { ok: true, replayed: false, commit: { instance: { lifecycle_state: 'rejected', revision: 3 } } },
]

export const session = { principal: model, conversation: 'c-7' }

export const opened = (): Promise<Desk> => desk({}, largeClaim)

/** Reads the answers that a model was given, as text. */
export const parsed = (texts: readonly string[]): readonly unknown[] => texts.map((text) => JSON.parse(text) as unknown)

/** The states that the refund came through, and who brought it there. */
export const stored = async ({ host }: Desk): Promise<unknown> => {
  const { items } = valueOf(await host.runtime.history({ entity: 'refund', id: 'r-1' })())
  return items.map(({ record, actor }) => [record.to_state, actor])
}

export const storedAfterScript = [
  ['draft', 'shop'],
  ['submitted', 'shop'],
  ['rejected', 'model-3'],
]
