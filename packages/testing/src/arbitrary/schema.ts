import fc from 'fast-check'
import type { AuthoredSchema } from './authored.js'
import { fields } from './field.js'

/** An object schema, mostly closed: at most `maxLength` fields, `depth` levels of nesting. */
export const schema = (depth: number, maxLength: number): fc.Arbitrary<AuthoredSchema> =>
  fc
    .tuple(fields(depth, maxLength), fc.nat(3))
    .map(([declared, openness]) =>
      openness === 3 ? { fields: declared, additional_fields: true } : { fields: declared },
    )
