import type { EffectDocument, FulfilmentsDocument, LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { assignments } from '../assignment.js'
import type { AuthoredSchema } from '../authored.js'
import { scopeOf } from '../scope.js'
import type { Settings } from '../settings.js'
import type { CommandShape } from './command-shape.js'
import { eventWithCopies } from './event-with-copies.js'
import { copies, copyTargets, leavesOf } from './leaves.js'
import { isObservable, withoutEmpty, withoutNames, type OutcomeBody } from './outcome-body.js'
import { responds } from './responds.js'
import { settable } from './settable.js'

/** Stays, or moves from some states, which may be one written alone. */
const effects = ({ states }: LifecycleDocument): fc.Arbitrary<EffectDocument> => {
  const from = fc.shuffledSubarray([...states], { minLength: 1 })
  const moves = fc.tuple(from, fc.constantFrom(...states), fc.boolean()).map(([sources, to, isAlone]) => ({
    moves: { from: sources.length === 1 && isAlone ? (sources[0] as string) : sources, to },
  }))
  return fc.oneof(
    { weight: 3, arbitrary: moves },
    { weight: 2, arbitrary: fc.constant('updates' as const) },
    { weight: 1, arbitrary: fc.constant('none' as const) },
  )
}

/** Some fields that the host fulfils, each with the actions that fit its presence (SR-143). */
const fulfilments = (own: AuthoredSchema, settings: Settings): fc.Arbitrary<FulfilmentsDocument> => {
  const fields = Object.entries(settable(own, settings))
  if (settings.semantics !== 'service/3' || fields.length === 0) return fc.constant({})
  const some = fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(fields.length, 2) })
    .map((chosen) =>
      Object.fromEntries(
        chosen.map(([name, { required }]) => [
          name,
          { actions: required === true ? ('required' as const) : ('optional' as const) },
        ]),
      ),
    )
  return fc.oneof(fc.constant({}), some)
}

/** What accepting branches of an operation do; each does something that can be seen. */
export const operationBody = (
  own: AuthoredSchema,
  states: LifecycleDocument,
  { arguments: args, response }: CommandShape,
  settings: Settings,
): fc.Arbitrary<OutcomeBody> => {
  const scope = scopeOf('operation', own, args, settings.semantics)
  const leaves = leavesOf(args, settings.semantics)
  return fc
    .record({
      effect: effects(states),
      fulfills: fulfilments(own, settings),
      set_if_present: copies(copyTargets(own), leaves),
      set: assignments(scope, { ...own, fields: settable(own, settings) }, settings),
      emits: fc.array(eventWithCopies(scope, leaves, settings), { maxLength: settings.events }),
      responds_if_present: copies(copyTargets(response), leaves),
      responds: responds(scope, response, settings),
    })
    .map((body) => {
      const fulfilled = Object.keys(body.fulfills)
      const copied = withoutNames(body.set_if_present, fulfilled)
      return withoutEmpty({
        ...body,
        set_if_present: copied,
        set: withoutNames(body.set, [...fulfilled, ...Object.keys(copied)]),
        responds: withoutNames(body.responds, Object.keys(body.responds_if_present)),
      })
    })
    .map((body) => (isObservable(body) ? body : { ...body, effect: 'updates' as const }))
}
