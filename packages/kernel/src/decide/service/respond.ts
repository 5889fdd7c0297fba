import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledMembers } from '../../definition/compile-members.js'
import { MissingReference, resolveTemplate } from '../../definition/resolve-template.js'
import type { Scope } from '../../definition/scope.js'
import type { CompiledBranches, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { CoreError } from '../../refusal.js'
import { deepestValue, isDeeperThan } from '../../value/depth.js'
import type { Json, JsonObject } from '../../value/json.js'
import { invalid, missingReference, tooDeep } from '../refusals.js'
import { checkObject } from '../take-object.js'
import { withCopiedMembers } from './copied.js'
import type { Answered } from './record-outcome.js'

const produce = (
  { responds, respondsIfPresent }: CompiledOutcome,
  schema: CompiledMembers,
  scope: Scope,
): Either<CoreError, JsonObject> => {
  const resolved: { [name: string]: Json } = {}
  for (const { name, write, template } of responds) {
    const value = resolveTemplate(template, scope)
    if (value instanceof MissingReference) return left(missingReference(value.expression))
    write(resolved, name, value)
  }
  const response = withCopiedMembers(resolved, respondsIfPresent, scope.args.object)
  if (isDeeperThan(response, deepestValue)) return left(invalid('response', tooDeep))
  // A response is held against its declared schema (O-1, D-25).
  const refusal = checkObject(response, 'response', schema)
  return refusal === undefined ? right(response) : left(refusal)
}

/** What the outcome answers, in name order; no default is filled in (SR-129). Without outcomes there is no answer. */
export const respond = (
  outcome: CompiledOutcome | undefined,
  branches: CompiledBranches | undefined,
  scope: Scope,
): Either<CoreError, Answered | undefined> => {
  if (outcome === undefined || branches === undefined) return right(undefined)
  const response = produce(outcome, branches.response, scope)
  return isLeft(response) ? response : right({ outcome, response: response.right })
}
