import type { Decision, DomainEvent, EntityInstance } from '@assent/kernel'
import { admitWrite, type Recording, type ShellError } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { refusalDocument, type RefusalDocument } from '../refusal/refusal-document.js'
import { outcomeTaken, type OutcomeTaken } from '../service/outcome-taken.js'

/** What would be decided; with the outcome that it would take, where the definition has outcomes. */
export type Foreseen =
  | ({
      readonly accepted: true
      /** As it would stand afterwards. */
      readonly instance: EntityInstance
      readonly events: readonly DomainEvent[]
      /**
       * The fields that the host writes when the decision is stored, where there are any. What they will be nobody
       * knows yet: everything else is shown as it is if they stay what they are.
       */
      readonly fulfills?: readonly string[]
    } & Partial<Omit<OutcomeTaken, 'message'>>)
  | { readonly accepted: false; readonly refusal: RefusalDocument }

// Only to ask whether a store would take the decision: nothing is stored under it.
const nobody: Recording = {
  record_id: 'preview',
  recorded_at: '2000-01-01',
  correlation: null,
  causation: null,
  actor: null,
}

const unstorable = ({ instance, record }: Decision): ShellError | undefined => {
  const admitted = admitWrite({ instance, envelope: { ...nobody, record } }, { kind: 'absent' })
  return isLeft(admitted) ? admitted.left : undefined
}

const accepted = (decision: Decision, fulfills: readonly string[]): Foreseen => {
  const { instance, events } = decision
  const { message: _, ...outcome } = outcomeTaken(decision) ?? { message: '' }
  return { accepted: true, instance, events, ...outcome, ...(fulfills.length === 0 ? {} : { fulfills }) }
}

/** A decision, or its refusal, as a commit would answer it: what no store takes is refused here too. */
export const foresee = (decided: Either<ShellError, Decision>, fulfills: readonly string[] = []): Foreseen => {
  const refusal = isLeft(decided) ? decided.left : unstorable(decided.right)
  if (refusal !== undefined) return { accepted: false, refusal: refusalDocument(refusal) }
  if (isLeft(decided)) return { accepted: false, refusal: refusalDocument(decided.left) }
  return accepted(decided.right, fulfills)
}
