import fc from 'fast-check'
import { absencesOf, withAbsence } from '../absence.js'
import type { AuthoredCreation, AuthoredField, AuthoredSchema } from '../authored.js'
import { event } from '../event.js'
import { objectOf } from '../object-of.js'
import { addressable } from '../reads.js'
import { schema } from '../schema.js'
import { scopeOf } from '../scope.js'
import type { Settings } from '../settings.js'
import { commandShape } from './command-shape.js'
import { creationOutcomes } from './creation-outcomes.js'

/** Which arguments carry fields of the schema, by the name of the field: an argument has the name of its field. */
export type Carried = ReadonlySet<string>

const mustCarry = (own: string, { declared }: Settings): boolean => own === declared?.identity

/** Mostly the required ones, and some of the others; of those that can be addressed. */
const carried = (own: AuthoredSchema, settings: Settings): fc.Arbitrary<Carried> => {
  const possible = Object.entries(own.fields ?? {}).filter(([name]) => addressable(name))
  return fc
    .tuple(...possible.map(([name, { required }]) => fc.tuple(fc.constant(name), fc.nat(required === true ? 7 : 1))))
    .map(
      (chances) =>
        new Set(chances.flatMap(([name, chance]) => (chance > 0 || mustCarry(name, settings) ? [name] : []))),
    )
}

const always = (field: AuthoredField): AuthoredField => ({ ...field, required: true })

/** What the caller gives: an argument for each carried field, always there, and others. */
const argumentsWith = (own: AuthoredSchema, names: Carried, settings: Settings): fc.Arbitrary<AuthoredSchema> => {
  const carriers = objectOf(
    Object.entries(own.fields ?? {}).flatMap(([name, field]) =>
      names.has(name) ? [[name, always(field)] as const] : [],
    ),
  )
  return schema(settings, Math.min(settings.depth, 1), Math.min(settings.arguments, 2)).map((others) => ({
    ...others,
    ...(names.size === 0 ? {} : { fields: { ...others.fields, ...carriers } }),
  }))
}

const withBranches = (own: AuthoredSchema, initial: string, settings: Settings): fc.Arbitrary<AuthoredCreation> =>
  carried(own, settings).chain((names) =>
    commandShape(own, settings, argumentsWith(own, names, settings)).chain((shape) =>
      creationOutcomes(own, names, shape, initial, settings).map((outcomes) => ({ ...shape, outcomes })),
    ),
  )

/** A creation under the service rules: by its fields alone, or by branches (SR-106). */
export const creation = (own: AuthoredSchema, initial: string, settings: Settings): fc.Arbitrary<AuthoredCreation> => {
  const emit = fc.record(
    { emit: event(scopeOf('creation event', own, {}, settings.semantics), settings) },
    { requiredKeys: [] },
  )
  const both = fc.tuple(emit, withBranches(own, initial, settings)).map(([one, other]) => ({ ...one, ...other }))
  return withAbsence<AuthoredCreation>(
    fc.oneof({ weight: 1, arbitrary: emit }, { weight: 2, arbitrary: both }),
    absencesOf.create,
    settings,
  )
}
