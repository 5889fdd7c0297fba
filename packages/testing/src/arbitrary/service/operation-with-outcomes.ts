import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from '../absence.js'
import type { AuthoredOperation, AuthoredSchema } from '../authored.js'
import { rules } from '../rule.js'
import { scopeOf } from '../scope.js'
import type { Settings } from '../settings.js'
import { commandShape, type CommandShape } from './command-shape.js'
import { operationOutcomes } from './operation-outcomes.js'

const withShape = (
  own: AuthoredSchema,
  states: LifecycleDocument,
  shape: CommandShape,
  settings: Settings,
): fc.Arbitrary<AuthoredOperation> =>
  fc
    .record(
      {
        outcomes: operationOutcomes(own, states, shape, settings),
        preconditions: rules(scopeOf('precondition', own, shape.arguments, settings.semantics), settings),
      },
      { requiredKeys: ['outcomes'] },
    )
    .map((made) => ({ ...shape, ...made }))

/** An operation with branches, of an entity with this schema and these states. */
export const operationWithOutcomes = (
  own: AuthoredSchema,
  states: LifecycleDocument,
  args: fc.Arbitrary<AuthoredSchema>,
  settings: Settings,
): fc.Arbitrary<AuthoredOperation> =>
  withAbsence(
    commandShape(own, settings, args).chain((shape) => withShape(own, states, shape, settings)),
    absencesOf.operation,
    settings,
  )
