import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import { heldByName, type Held } from '../../definition/held.js'
import type { Scope } from '../../definition/scope.js'
import type { CompiledBranches, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { CompiledService } from '../../definition/service/compiled-service.js'
import type { CoreError } from '../../refusal.js'
import { inNameOrder } from '../../value/members.js'
import { changesOf } from '../apply-changes.js'
import { checkObject, heldBy, takeHeld } from '../take-object.js'
import { declaredRefusal } from './course.js'
import { selectOutcome } from './select-outcome.js'
import { writeFields } from './write-fields.js'

/** The fields that a creation is about to have, and what they were made from. */
export interface Produced {
  readonly fields: Held
  readonly args: Held
  /** Nothing where creation has no outcomes: the fields are then what was sent. */
  readonly outcome: CompiledOutcome | undefined
}

const noFields = heldByName({})

/** What the selector and the assignments of a creation read: there are no fields yet (SR-55). */
const assignmentScope = ({ entity, version, initial }: CompiledDefinition, id: string | null, args: Held): Scope => ({
  id,
  entity,
  version,
  state: initial,
  fromState: null,
  toState: initial,
  args,
  fields: noFields,
  oldFields: noFields,
  bound: undefined,
})

const byOutcome = (
  definition: CompiledDefinition,
  branches: CompiledBranches,
  id: string | null,
  input: unknown,
): Either<CoreError, Produced> => {
  const { schema, initial } = definition
  // 3: the arguments of the creation: object, defaults, validation
  const args = takeHeld(input, 'arguments', branches.arguments)
  if (isLeft(args)) return args
  const scope = assignmentScope(definition, id, args.right)
  // 4: the outcome
  const selected = selectOutcome(branches, 'create', initial, scope)
  if (isLeft(selected)) return selected
  const outcome = selected.right
  // 6: the refusal that it declares
  if (outcome.refuses !== undefined) return left(declaredRefusal(outcome, outcome.refuses))
  // 8: what is written, and the defaults of the schema
  const written = writeFields('create', { outcome, set: outcome.set }, scope, undefined)
  if (isLeft(written)) return written
  const { targets, values } = written.right
  const object = schema.fill(inNameOrder({}, changesOf(targets, values)))
  // 9: the fields against the schema
  const refusal = checkObject(object, 'fields', schema)
  return refusal === undefined ? right({ fields: heldBy(schema, object), args: args.right, outcome }) : left(refusal)
}

/**
 * The fields of a creation: those that its outcome writes, else those that were sent (SR-106, SR-124, SR-125).
 *
 * @param id null where it is still to be derived (SR-95)
 */
export const produceFields = (
  definition: CompiledDefinition,
  { creation }: CompiledService,
  id: string | null,
  input: unknown,
): Either<CoreError, Produced> => {
  if (creation !== undefined) return byOutcome(definition, creation, id, input)
  const fields = takeHeld(input, 'fields', definition.schema)
  return isLeft(fields) ? fields : right({ fields: fields.right, args: fields.right, outcome: undefined })
}
