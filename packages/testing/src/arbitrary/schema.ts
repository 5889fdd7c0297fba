import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import type { AuthoredSchema } from './authored.js'
import { fields, link } from './field.js'
import type { Settings } from './settings.js'

/** An object schema, mostly closed: at most `maxLength` fields, `depth` levels of nesting. */
export const schema = (settings: Settings, depth: number, maxLength: number): fc.Arbitrary<AuthoredSchema> => {
  const openness = settings.open ? fc.nat(3) : fc.constant(0)
  const made = fc.tuple(fields(settings, depth, maxLength), openness).map(([declared, chance]): AuthoredSchema => ({
    ...(Object.keys(declared).length === 0 ? {} : { fields: declared }),
    ...(chance === 3 ? { additional_fields: true } : {}),
  }))
  return withAbsence(made, absencesOf.schema, settings)
}

/** The schema of an entity, with a `ref` where the settings want one, and what its identity and relations need. */
export const entitySchema = (settings: Settings): fc.Arbitrary<AuthoredSchema> => {
  const { fields: needed = {} } = settings.declared ?? {}
  const free = schema(settings, settings.depth, settings.fields)
  const own =
    Object.keys(needed).length === 0 ? free : free.map((made) => ({ ...made, fields: { ...made.fields, ...needed } }))
  if (!settings.linked) return own
  return fc.tuple(own, link(settings)).map(([made, linked]) => ({ ...made, fields: { ...made.fields, linked } }))
}
