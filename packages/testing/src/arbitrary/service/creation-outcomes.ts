import type { ConditionDocument, Json, RefusesDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from '../absence.js'
import type { AuthoredOutcome, AuthoredSchema } from '../authored.js'
import { objectOf } from '../object-of.js'
import { isGiven } from '../possible.js'
import { scopeOf } from '../scope.js'
import type { Settings } from '../settings.js'
import { literal } from '../template.js'
import { valueUnder } from '../value-under.js'
import type { CommandShape } from './command-shape.js'
import { eventWithCopies } from './event-with-copies.js'
import { guard } from './guard.js'
import { copies, copyTargets, leavesOf } from './leaves.js'
import { isObservable, refusesOrDoes, withoutEmpty, withoutNames, type OutcomeBody } from './outcome-body.js'
import { outcomeNames } from './outcome-names.js'
import { refusesOften } from './refuses.js'
import { responds } from './responds.js'

type Entries = readonly (readonly [field: string, value: Json])[]

/** What a creation writes: every field that must be there, and some of the others, from arguments or as values. */
const creationSet = (
  own: AuthoredSchema,
  carried: ReadonlySet<string>,
  { declared, semantics }: Settings,
): fc.Arbitrary<{ readonly [field: string]: Json }> => {
  const entries = Object.entries(own.fields ?? {}).map(([name, field]): fc.Arbitrary<Entries> => {
    const given = fc.constant<Entries>([[name, `$args.${name}`]])
    if (name === declared?.identity) return given
    const value = fc
      .constant(field)
      .chain(valueUnder(semantics))
      .map((one): Entries => [[name, literal(one)]])
    const written = carried.has(name)
      ? fc.oneof({ weight: 4, arbitrary: given }, { weight: 1, arbitrary: value })
      : value
    return isGiven(field) ? written : fc.oneof(fc.constant<Entries>([]), written)
  })
  return fc.tuple(...entries).map((all) => objectOf(all.flat()))
}

const bodies = (
  own: AuthoredSchema,
  carried: ReadonlySet<string>,
  { arguments: args, response }: CommandShape,
  settings: Settings,
): fc.Arbitrary<OutcomeBody> => {
  const scope = scopeOf('creation output', own, args, settings.semantics)
  const leaves = leavesOf(args, settings.semantics)
  return fc
    .record({
      effect: fc.constantFrom('creates', 'creates', 'creates', 'none'),
      set_if_present: copies(copyTargets(own), leaves),
      set: creationSet(own, carried, settings),
      emits: fc.array(eventWithCopies(scope, leaves, settings), { maxLength: settings.events }),
      responds_if_present: copies(copyTargets(response), leaves),
      responds: responds(scope, response, settings),
    })
    .map((body) =>
      withoutEmpty({
        ...body,
        set: withoutNames(body.set, Object.keys(body.set_if_present)),
        responds: withoutNames(body.responds, Object.keys(body.responds_if_present)),
      }),
    )
    .map((body) => (isObservable(body) ? body : { ...body, effect: 'creates' as const }))
}

interface Drawn {
  readonly when: ConditionDocument
  readonly refuses: RefusesDocument | undefined
  /** Does it name the state that a creation is in, which changes nothing (SR-117)? */
  readonly asksState: boolean
  readonly body: OutcomeBody
}

/** The branches of a creation: at most two with a guard, and one without that comes last. */
export const creationOutcomes = (
  own: AuthoredSchema,
  carried: ReadonlySet<string>,
  shape: CommandShape,
  initial: string,
  settings: Settings,
): fc.Arbitrary<readonly AuthoredOutcome[]> => {
  const scope = scopeOf('creation selector', own, shape.arguments, settings.semantics)
  const drawn: fc.Arbitrary<Drawn> = fc.record({
    when: guard(scope, shape.arguments, settings),
    refuses: refusesOften(3),
    asksState: fc.boolean(),
    body: bodies(own, carried, shape, settings),
  })
  const accepting = drawn.map((one): Drawn => ({ ...one, refuses: undefined }))
  const otherwise = fc.option(fc.oneof({ weight: 4, arbitrary: accepting }, drawn), { freq: 6, nil: undefined })
  return fc
    .tuple(fc.array(drawn, { maxLength: 2 }), otherwise, accepting, outcomeNames(settings))
    .chain(([guarded, last, spare, nameAt]) => {
      const unguarded = last ?? (guarded.length === 0 ? spare : undefined)
      const branches: readonly AuthoredOutcome[] = [
        ...guarded.map((one, index) => ({
          name: nameAt(index),
          when: one.when,
          ...(one.asksState ? { in_state: initial } : {}),
          ...refusesOrDoes(one),
        })),
        ...(unguarded === undefined ? [] : [{ name: nameAt(guarded.length), ...refusesOrDoes(unguarded) }]),
      ]
      return fc.tuple(...branches.map((one) => withAbsence(fc.constant(one), absencesOf.outcome, settings)))
    })
}
