import { compileSchema } from '../../definition/compile-field.js'
import type { CompiledMembers } from '../../definition/compile-members.js'
import type { ObjectSchemaDocument } from '../../document/document.js'
import type { Level } from '../../document/service/level.js'

/** A schema that declares only some of its fields, made ready: the others are neither asked for nor filled. */
export const narrowed = (
  schema: ObjectSchemaDocument,
  level: Level,
  declares: (name: string) => boolean,
): CompiledMembers => {
  const fields = Object.fromEntries(Object.entries(schema.fields).filter(([name]) => declares(name)))
  return compileSchema({ ...schema, fields }, level)
}
