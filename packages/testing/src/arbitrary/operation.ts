import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { assignments } from './assignment.js'
import type { AuthoredOperation, AuthoredSchema } from './authored.js'
import { event } from './event.js'
import { transitions } from './lifecycle.js'
import { rules } from './rule.js'
import { schema } from './schema.js'
import { scopeOf } from './scope.js'

const required: { requiredKeys: ['arguments', 'transitions'] } = { requiredKeys: ['arguments', 'transitions'] }

const taking = (
  args: AuthoredSchema,
  own: AuthoredSchema,
  states: LifecycleDocument,
): fc.Arbitrary<AuthoredOperation> => {
  const scope = scopeOf('operation', own, args)
  const common = {
    arguments: fc.constant(args),
    transitions: transitions(states),
    preconditions: rules(scopeOf('precondition', own, args)),
    set: assignments(scope, own),
  }
  const events = fc.array(event(scope), { maxLength: 2 })
  // Two spellings of one key (K-8).
  return fc.oneof(fc.record({ ...common, emits: events }, required), fc.record({ ...common, emit: events }, required))
}

/** An operation of an entity with this schema and these states, arguments included. */
export const operation = (own: AuthoredSchema, states: LifecycleDocument): fc.Arbitrary<AuthoredOperation> =>
  schema(1, 3).chain((args) => taking(args, own, states))
