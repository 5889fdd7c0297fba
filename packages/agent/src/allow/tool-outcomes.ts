import type { CreateDocument, OperationDocument } from '@assent/kernel'
import { responseSchema } from '@assent/surface'
import type { ToolOutcomes } from '../tool.js'

/** How a command with outcomes may be accepted, and what it then answers; null of one without outcomes. */
export const toolOutcomes = (
  command: Pick<CreateDocument | OperationDocument, 'outcomes' | 'response'>,
): ToolOutcomes | null => {
  const response = responseSchema(command, { largeNumbers: 'text' })
  if (response === undefined) return null
  const accepting = (command.outcomes ?? []).filter(({ refuses }) => refuses === undefined)
  return { accepting: accepting.map(({ name }) => name), response }
}
