import { memberOf, type ObjectSchemaDocument, type OperationDocument, type ValidatedDefinition } from '@assent/kernel'

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
export const sourcesOf = (definition: ValidatedDefinition, operation: string): readonly string[] =>
  operationOf(definition, operation).transitions.flatMap(({ from }) => from)
