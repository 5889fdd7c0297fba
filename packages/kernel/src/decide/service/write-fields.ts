import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Scope } from '../../definition/scope.js'
import type { CoreError } from '../../refusal.js'
import { assign } from '../assign.js'
import type { CompiledCopy } from '../../definition/service/compiled-copy.js'
import { copiedFields } from './copied.js'
import type { Course } from './course.js'
import { fulfil } from './fulfil.js'
import type { FulfillmentActions } from './fulfilment-actions.js'
import { together, type Written } from './written.js'

const noCopies: readonly CompiledCopy[] = []

/** Step 8 of SR-122: `set`, then the copied arguments, then the actions of the host. */
export const writeFields = (
  operation: string,
  { outcome, set }: Pick<Course, 'outcome' | 'set'>,
  scope: Scope,
  actions: FulfillmentActions | undefined,
): Either<CoreError, Written> => {
  const values = assign({ name: operation, set }, scope)
  if (isLeft(values)) return values
  const fulfilled = fulfil(outcome, operation, actions)
  if (isLeft(fulfilled)) return fulfilled
  const copied = copiedFields(outcome?.setIfPresent ?? noCopies, scope.args.object)
  return right(together({ targets: set, values: values.right }, copied, fulfilled.right))
}
