import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { changesOf } from '../../decide/apply-changes.js'
import { assign } from '../../decide/assign.js'
import { missingReference } from '../../decide/refusals.js'
import type { CompiledOperation } from '../../definition/compiled-definition.js'
import type { OperationDocument } from '../../document/document.js'
import type { CoreError } from '../../refusal.js'
import type { Json } from '../../value/json.js'
import type { Change } from '../../value/members.js'
import { namesOf } from '../../value/text.js'
import { missingIn, type Known } from './known.js'
import { referencesIn } from './opening.js'

/** What `set` will do: changes that no open argument reaches, and the fields that one does. */
export interface Foreseen {
  readonly changes: readonly Change[]
  readonly open: ReadonlySet<string>
}

/** Evaluates the assignments that read nothing open; the refusal of one of them is certain. */
export const foreseeSet = (
  operation: CompiledOperation,
  { set }: OperationDocument,
  known: Known,
): Either<CoreError, Foreseen> => {
  const open = namesOf(set).filter((field) => referencesIn(set[field] as Json).some(known.isOpen))
  const closed = operation.set.filter(({ field }) => !open.includes(field))
  const values = assign({ ...operation, set: closed }, known.scope)
  if (isLeft(values)) return values
  const missing = open.map((field) => missingIn(set[field] as Json, known)).find((reference) => reference !== undefined)
  return missing === undefined
    ? right({ changes: changesOf(closed, values.right), open: new Set(open) })
    : left(missingReference(missing))
}
