import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import { heldMember } from '../../definition/held.js'
import { describeAddressError, storageAddress } from '../../definition/service/address.js'
import type { CompiledIdentity } from '../../definition/service/compiled-outcome.js'
import type { CompiledService } from '../../definition/service/compiled-service.js'
import type { Command, Decision } from '../../record/record.js'
import type { CoreError } from '../../refusal.js'
import { createdInstance, creationScope } from '../creation.js'
import { emit } from '../emit.js'
import { judge } from '../judge.js'
import { recordOf } from '../record-decision.js'
import { invariantRefusal } from '../refusals.js'
import { takeHeld } from '../take-object.js'
import { takeIdentity } from '../take-text.js'
import { mirror } from './mirror.js'
import { produceFields, type Produced } from './produce-fields.js'
import { recordOutcome } from './record-outcome.js'
import { respond } from './respond.js'

const commandOf = ({ fields: { object: fields }, args: { object } }: Produced): Command =>
  Object.keys(object).length === 0 ? { command: 'create', fields } : { command: 'create', fields, arguments: object }

/** Steps 10 to 15 of SR-122 for a creation (SR-124). */
const finish = (
  definition: CompiledDefinition,
  service: CompiledService,
  id: string,
  produced: Produced,
): Either<CoreError, Decision> => {
  const { fields, args, outcome } = produced
  // 10: the instance
  const instance = createdInstance(definition, id, fields.object)
  // 11: the id is the address of the identity field
  const mismatch = mirror(service, id, fields)
  if (mismatch !== undefined) return left(mismatch)
  const scope = { ...creationScope(instance, fields), args }
  // 12: invariants
  const violated = judge(definition.invariants, scope)
  if (violated !== undefined) return left(invariantRefusal(violated))
  // 13: events
  const difference = { changed: instance.fields, removed: undefined }
  const events = emit(outcome?.events ?? definition.creationEvents, instance, scope, difference)
  if (isLeft(events)) return events
  // 14: the response
  const answered = respond(outcome, service.creation, scope)
  if (isLeft(answered)) return answered
  // 15: the record and the decision
  const command = commandOf(produced)
  return right(recordOutcome(recordOf(definition, command, null, instance, difference, events.right), answered.right))
}

/** A creation at an id that the caller gives (SR-124, SR-125). */
export const createAt = (
  definition: CompiledDefinition,
  service: CompiledService,
  id: unknown,
  input: unknown,
): Either<CoreError, Decision> => {
  const taken = takeIdentity(id)
  if (isLeft(taken)) return taken
  const produced = produceFields(definition, service, taken.right, input)
  return isLeft(produced) ? produced : finish(definition, service, taken.right, produced.right)
}

const unavailable = ({ entity }: CompiledDefinition, reason: string): Either<CoreError, never> =>
  left({ kind: 'creation_identity_unavailable', entity, reason })

const derivedId = ({ field, slot, declared }: CompiledIdentity, { fields }: Produced) =>
  storageAddress(declared.type, heldMember(fields, field, slot) ?? null)

/** A creation whose id is the address of the identity field that it comes to (SR-92 to SR-96). */
export const createDerivedInstance = (definition: CompiledDefinition, input: unknown): Either<CoreError, Decision> => {
  const { service } = definition
  if (service === undefined) {
    const fields = takeHeld(input, 'fields', definition.schema)
    return isLeft(fields) ? fields : unavailable(definition, 'the definition declares no identity')
  }
  const produced = produceFields(definition, service, null, input)
  if (isLeft(produced)) return produced
  if (service.identity === undefined) return unavailable(definition, 'the definition declares no identity')
  const id = derivedId(service.identity, produced.right)
  return isLeft(id)
    ? unavailable(definition, describeAddressError(id.left))
    : finish(definition, service, id.right, produced.right)
}
