import { memberOf, type ObjectSchemaDocument, type OperationDocument, type ValidatedDefinition } from '@assent/kernel'
import { answeredElsewhere, outcomeSources } from './outcome-sources.js'

/** The operation as the definition has it; one that it does not have is the test author's mistake. */
export const operationOf = ({ entity, document }: ValidatedDefinition, operation: string): OperationDocument => {
  const declared = memberOf(document.operations, operation)
  if (declared === undefined) throw new Error(`\`${entity}\` has no operation \`${operation}\``)
  return declared
}

/** The arguments that an operation declares. */
export const schemaOf = (definition: ValidatedDefinition, operation: string): ObjectSchemaDocument =>
  operationOf(definition, operation).arguments

/** The states that an operation leads from. */
export const sourcesOf = (definition: ValidatedDefinition, operation: string): readonly string[] => {
  const { transitions, outcomes } = operationOf(definition, operation)
  return outcomes === undefined
    ? transitions.flatMap(({ from }) => from)
    : outcomeSources(outcomes, definition.document.lifecycle.states)
}

/** Why the operation is refused in no state for its state alone; nothing where it may be. */
export const neverIllegal = (definition: ValidatedDefinition, operation: string): string | undefined => {
  const { outcomes } = operationOf(definition, operation)
  return outcomes === undefined ? undefined : answeredElsewhere(outcomes)
}
