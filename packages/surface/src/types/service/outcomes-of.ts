import type { OutcomeDocument } from '@assent/kernel'

interface CommandDocument {
  readonly outcomes?: readonly OutcomeDocument[]
}

/** The outcomes of a creation or an operation; none, where it does as it does under `kernel/1`. */
export const outcomesOf = ({ outcomes = [] }: CommandDocument): readonly OutcomeDocument[] => outcomes
