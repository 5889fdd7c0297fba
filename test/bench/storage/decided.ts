import { Registry, decide, decideCreate, type Decision, type EntityInstance } from '@assent/kernel'
import type { Expectation, RecordedCommit, Recording, ShellError, StoredDecision, StoredRuntime } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { validatedInvoice } from '../decide/validated-invoice.js'

/** One decision of a subject's history, in every form in which it can be stored. */
export interface Decided {
  readonly commit: RecordedCommit
  readonly expectation: Expectation
  /** Decides it again, and stores it. */
  readonly run: (runtime: StoredRuntime) => TaskEither<ShellError, StoredDecision>
}

const definition = validatedInvoice()

const { entity, version } = definition.document

/** What the runtimes that are measured decide under. */
export const registryOfInvoices = (): Registry => valueOf(Registry.empty.register(definition))

/** What a call answers that must succeed. */
export const valueOf = <A>(answer: Either<{ readonly kind: string }, A>): A => {
  if (isLeft(answer)) throw new Error(`a measured call is refused: ${JSON.stringify(answer.left)}`)
  return answer.right
}

const recordingOf = (id: string, revision: number): Recording => ({
  record_id: `${id}/${revision}`,
  recorded_at: '2026-03-01T06:00:00Z',
  correlation: null,
  causation: null,
  actor: 'bench',
})

const commitOf = ({ instance, record }: Decision, recording: Recording): RecordedCommit => ({
  instance,
  envelope: { ...recording, record },
})

const creation = (id: string): Decided => {
  // A field that is the subject's own can be asked for; so much can be paid a cent at a time.
  const fields = { customer: id, currency: 'EUR', total_cents: 9_000_000_000_000 }
  const recording = recordingOf(id, 1)
  return {
    commit: commitOf(valueOf(decideCreate(definition, { id, fields })), recording),
    expectation: { kind: 'absent' },
    run: (runtime) => runtime.create({ entity, version, id, fields, recording }),
  }
}

const payment = (instance: EntityInstance): Decided => {
  const { id, revision: expectedRevision } = instance
  const call = { operation: 'pay', arguments: { cents: 1, method: 'card' } }
  const recording = recordingOf(id, Number(expectedRevision) + 1)
  return {
    commit: commitOf(valueOf(decide(definition, { instance, ...call })), recording),
    expectation: { kind: 'revision', revision: expectedRevision },
    run: (runtime) => runtime.execute({ entity, id, expectedRevision, ...call, recording }),
  }
}

/** An endless history of one invoice: its creation and small payments, or payments that go on from an instance. */
export const historyOf = (id: string, held?: EntityInstance): (() => Decided) => {
  let last = held
  return () => {
    const next = last === undefined ? creation(id) : payment(last)
    last = next.commit.instance
    return next
  }
}
