import { memberOf, type ValidatedDefinition } from '@assent/kernel'
import { creationText, operationText } from '@assent/surface'
import type { Proposable } from './tool.js'

const textOf = ({ document }: ValidatedDefinition, operation: string | null): string => {
  if (operation === null) return creationText(document)
  return memberOf(document.operations, operation) === undefined ? '' : operationText(document, operation)
}

/**
 * What a creation or an operation does by each definition that has it, in words, with when which outcome is taken; what
 * several say alike is said once.
 */
export const proposalTexts = (
  definitions: readonly ValidatedDefinition[],
  proposed: Proposable | undefined,
): readonly string[] => {
  if (proposed === undefined) return []
  const texts = definitions.map((definition) => textOf(definition, proposed.operation))
  return [...new Set(texts)].filter((text) => text !== '')
}
