import { memberOf, type ValidatedDefinition } from '@assent/kernel'
import { operationText } from '@assent/surface'

/** What an operation does by each definition that has it, in words; what several say alike is said once. */
export const operationTexts = (
  definitions: readonly ValidatedDefinition[],
  operation: string | null | undefined,
): readonly string[] => {
  if (operation === null || operation === undefined) return []
  const having = definitions.filter(({ document }) => memberOf(document.operations, operation) !== undefined)
  return [...new Set(having.map(({ document }) => operationText(document, operation)))]
}
