import type { DefinitionDocument, OutcomeDocument } from '@assent/kernel'

/** A command with outcomes: an operation, or the creation, which goes by the empty name that no operation has. */
export interface Branched {
  readonly operation: string
  readonly outcomes: readonly OutcomeDocument[]
}

/** The name that stands for the creation where an operation is named. */
export const creationName = ''

/** Every command that has outcomes, the creation first. */
export const branchedCommands = ({ create, operations }: DefinitionDocument): readonly Branched[] => [
  ...(create.outcomes === undefined ? [] : [{ operation: creationName, outcomes: create.outcomes }]),
  ...Object.entries(operations).flatMap(([operation, { outcomes }]) =>
    outcomes === undefined ? [] : [{ operation, outcomes }],
  ),
]
