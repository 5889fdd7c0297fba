import type { JsonObject } from '@assent/kernel'
import { boundaryOf, shellMessage, type ShellError } from '@assent/shell'

/**
 * A refusal as it is printed: its own fields, and what surfaces add: the sentence, who refused, and that it is a
 * refusal. One of the store also has `detail`: its own, or else the sentence (D-1).
 */
export const refusalDocument = (error: ShellError): JsonObject => {
  const message = shellMessage(error)
  const by = boundaryOf(error)
  const detail = by === 'kernel' ? {} : { detail: message }
  return { ...detail, ...(error as unknown as JsonObject), message, by, refused: true }
}
