import { isLeft } from 'fp-ts/lib/Either.js'
import { heldMember, type Held } from '../../definition/held.js'
import { describeAddressError, storageAddress } from '../../definition/service/address.js'
import type { CompiledService } from '../../definition/service/compiled-service.js'
import type { IdentityMismatch } from '../../service-refusal.js'

/** Is the id still the address of the identity field? Where none is declared, ids are opaque (SR-84, SR-91). */
export const mirror = ({ identity }: CompiledService, id: string, fields: Held): IdentityMismatch | undefined => {
  if (identity === undefined) return undefined
  const { field, slot, declared } = identity
  const derived = storageAddress(declared.type, heldMember(fields, field, slot) ?? null)
  if (isLeft(derived)) return { kind: 'identity_mismatch', field, id, address: describeAddressError(derived.left) }
  return derived.right === id ? undefined : { kind: 'identity_mismatch', field, id, address: `'${derived.right}'` }
}
