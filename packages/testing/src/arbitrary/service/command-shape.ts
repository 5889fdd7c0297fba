import fc from 'fast-check'
import type { AuthoredField, AuthoredFields, AuthoredSchema } from '../authored.js'
import { schema } from '../schema.js'
import type { Settings } from '../settings.js'
import { copyable } from './leaves.js'

/** What a command with branches takes and answers. */
export interface CommandShape {
  readonly arguments: AuthoredSchema
  readonly response: AuthoredSchema
}

/** An argument by which a caller chooses a branch, so that each is reached soon. */
export const choice = { type: 'enum', values: ['first', 'second', 'third'], required: true } as const

const numbered = (word: string, fields: readonly AuthoredField[]): AuthoredFields =>
  Object.fromEntries(fields.map((field, index) => [`${word}_${index}`, field]))

/** Beside each other, or inside one object that is always there. */
const copiesIn = (fields: readonly AuthoredField[], isInside: boolean): AuthoredFields => {
  const named = numbered('copied', fields)
  if (fields.length === 0 || !isInside) return named
  return { inside: { type: 'object', required: true, properties: named } }
}

/** The same schema with more fields; closed where one of them is to be copied. */
const extended = (own: AuthoredSchema, fields: AuthoredFields, isClosed: boolean): AuthoredSchema => ({
  ...own,
  ...(isClosed ? { additional_fields: false } : {}),
  ...(Object.keys(fields).length === 0 ? {} : { fields: { ...own.fields, ...fields } }),
})

/** What a command of an entity with this schema takes and answers: its own, and some that the schema has too. */
export const commandShape = (
  own: AuthoredSchema,
  settings: Settings,
  args: fc.Arbitrary<AuthoredSchema>,
): fc.Arbitrary<CommandShape> =>
  fc
    .record({
      args,
      response: schema(settings, Math.min(settings.depth, 1), Math.min(settings.arguments, 2)),
      copied: fc.subarray([...copyable(own)], { maxLength: Math.min(copyable(own).length, 2) }),
      mirrored: fc.subarray(Object.values(own.fields ?? {}), {
        maxLength: Math.min(Object.keys(own.fields ?? {}).length, 2),
      }),
      isInside: fc.boolean(),
      hasChoice: fc.boolean(),
    })
    .map(({ args: taken, response, copied, mirrored, isInside, hasChoice }) => ({
      arguments: extended(
        taken,
        { ...copiesIn(copied, isInside), ...(hasChoice ? { choice } : {}) },
        copied.length > 0,
      ),
      response: extended(response, numbered('now', [...new Set([...mirrored, ...copied])]), false),
    }))
