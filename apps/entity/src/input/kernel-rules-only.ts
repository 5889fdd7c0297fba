import type { DefinitionDocument } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { usage, type Failure } from '../failure.js'

/**
 * For verbs that know nothing of outcomes yet: a definition under the service rules is refused by naming them, since
 * what they would say of it is false.
 */
export const kernelRulesOnly =
  <A>(documentsOf: (given: A) => readonly DefinitionDocument[]) =>
  (given: A): Either<Failure, A> => {
    const other = documentsOf(given).find(({ semantics }) => semantics !== undefined)
    if (other === undefined) return right(given)
    return left(usage(`\`${other.entity}\` version ${other.version}: this verb does not know ${other.semantics} yet`))
  }
