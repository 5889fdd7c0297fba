import type { CopiesDocument, OutcomeDocument } from '@assent/kernel'
import { textsIn } from '../texts-in.js'

/** Copied arguments as the references that they are. */
export const copiesIn = (copied: CopiesDocument = {}): readonly string[] =>
  Object.values(copied).map(({ argument }) => `$args.${argument}`)

/** Every text of an outcome that may be a reference. */
export const textsOfOutcome = (outcome: OutcomeDocument): readonly string[] => {
  const { when = true, set = {}, emits = [], responds = {} } = outcome
  const templates = [when, set, responds, ...emits.map(({ payload }) => payload)]
  return [
    ...templates.flatMap((part) => textsIn(part)),
    ...[outcome.set_if_present, outcome.responds_if_present].flatMap((copied) => copiesIn(copied)),
    ...emits.flatMap(({ payload_if_present: copied }) => copiesIn(copied)),
  ]
}
