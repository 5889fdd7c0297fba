import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import { assignments } from './assignment.js'
import type { AuthoredOperation, AuthoredSchema } from './authored.js'
import { event } from './event.js'
import { transitions } from './lifecycle.js'
import { distinctWords } from './name.js'
import { objectOf } from './object-of.js'
import { rules } from './rule.js'
import { schema } from './schema.js'
import { scopeOf } from './scope.js'
import { operationWithOutcomes } from './service/operation-with-outcomes.js'
import { settable } from './service/settable.js'
import type { Settings } from './settings.js'

const required: { requiredKeys: ['transitions'] } = { requiredKeys: ['transitions'] }

const taking = (
  args: AuthoredSchema,
  own: AuthoredSchema,
  states: LifecycleDocument,
  settings: Settings,
): fc.Arbitrary<AuthoredOperation> => {
  const scope = scopeOf('operation', own, args, settings.semantics)
  const common = {
    transitions: transitions(states, settings),
    preconditions: rules(scopeOf('precondition', own, args, settings.semantics), settings),
    set: assignments(scope, { ...own, fields: settable(own, settings) }, settings),
  }
  const events = fc.array(event(scope, settings), { maxLength: settings.events })
  // Two spellings of one key (K-8).
  const made: fc.Arbitrary<AuthoredOperation> = fc.oneof(
    fc.record({ ...common, emits: events }, required),
    fc.record({ ...common, emit: events }, required),
  )
  const takesNothing = Object.keys(args).length === 0
  return withAbsence(
    made.map((rest) => (takesNothing ? rest : { arguments: args, ...rest })),
    absencesOf.operation,
    settings,
  )
}

type Operations = fc.Arbitrary<{ readonly [name: string]: AuthoredOperation }>

/** Operations of an entity with this schema and these states, by name: one at least where there may be any. */
export const operations = (settings: Settings): ((own: AuthoredSchema, states: LifecycleDocument) => Operations) => {
  if (settings.operations === 0) return () => fc.constant({})
  const args = schema(settings, Math.max(settings.depth - 1, 0), settings.arguments)
  const names = distinctWords(['advance', 'amend', 'close', 'renew'], settings.operations, settings.curiousNames)
  return (own, states) => {
    const byTransitions = args.chain((taken) => taking(taken, own, states, settings))
    const operation =
      settings.semantics === 'kernel/1'
        ? byTransitions
        : fc.oneof(
            { weight: 1, arbitrary: byTransitions },
            { weight: 3, arbitrary: operationWithOutcomes(own, states, args, settings) },
          )
    return names.chain((named) => fc.tuple(...named.map((one) => fc.tuple(fc.constant(one), operation))).map(objectOf))
  }
}
