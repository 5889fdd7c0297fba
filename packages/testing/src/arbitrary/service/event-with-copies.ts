import { isJsonObject } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredEvent } from '../authored.js'
import { event } from '../event.js'
import type { Scope } from '../scope.js'
import type { Settings } from '../settings.js'
import type { Leaf } from './leaves.js'

const targets = ['mark', 'given', 'amount']

/** An event; where arguments may be copied, and its payload is an object, with some of them (SR-138, SR-140). */
export const eventWithCopies = (
  scope: Scope,
  leaves: readonly Leaf[],
  settings: Settings,
): fc.Arbitrary<AuthoredEvent> => {
  const plain = event(scope, settings)
  if (leaves.length === 0) return plain
  const copied = fc.tuple(fc.constantFrom(...leaves), fc.constantFrom(...targets), fc.boolean())
  return fc.tuple(plain, copied).map(([made, [{ path }, target, isWanted]]) => {
    const { payload = {} } = made
    if (!isWanted || !isJsonObject(payload) || Object.hasOwn(payload, target)) return made
    return { ...made, payload_if_present: { [target]: { argument: path } } }
  })
}
