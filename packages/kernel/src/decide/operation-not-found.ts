import { isLeft } from 'fp-ts/lib/Either.js'
import type { OperationNotFound, ValidationRefusal } from '../refusal.js'
import { takeText } from './take-text.js'

/** A name that is no text is not echoed (K-194). */
export const operationNotFound = (operation: unknown): OperationNotFound | ValidationRefusal => {
  const name = takeText(operation, 'operation')
  return isLeft(name) ? name.left : { kind: 'operation_not_found', operation: name.right }
}
