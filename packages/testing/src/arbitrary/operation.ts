import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { assignments } from './assignment.js'
import type { AuthoredOperation, AuthoredSchema } from './authored.js'
import { event } from './event.js'
import { transitions } from './lifecycle.js'
import type { Scope } from './reference.js'
import { rules } from './rule.js'
import { schema } from './schema.js'

const within = (scope: Scope, lifecycle: LifecycleDocument): fc.Arbitrary<AuthoredOperation> => {
  const common = {
    arguments: fc.constant(scope.arguments),
    transitions: transitions(lifecycle),
    preconditions: rules({ ...scope, place: 'precondition' }),
    set: assignments(scope),
  }
  const events = fc.array(event(scope), { maxLength: 2 })
  const required = { requiredKeys: ['transitions'] } as { requiredKeys: ['transitions'] }
  // Two spellings of one key (K-8).
  return fc.oneof(fc.record({ ...common, emits: events }, required), fc.record({ ...common, emit: events }, required))
}

/** An operation of an entity with this schema and these states, arguments included. */
export const operation = (own: AuthoredSchema, lifecycle: LifecycleDocument): fc.Arbitrary<AuthoredOperation> =>
  schema(1, 3).chain((args) => within({ place: 'operation', schema: own, arguments: args }, lifecycle))
