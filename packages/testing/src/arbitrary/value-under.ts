import type { Json, JsonObject, Semantics } from '@assent/kernel'
import type fc from 'fast-check'
import type { AuthoredField, AuthoredSchema } from './authored.js'
import { readableField, readableSchema } from './service/readable-field.js'
import { membersOf, valueOf } from './value.js'

/** `valueOf` by the rules that a definition opts into. */
export const valueUnder = (semantics: Semantics): ((field: AuthoredField) => fc.Arbitrary<Json>) =>
  semantics === 'kernel/1' ? valueOf : (field) => valueOf(readableField(field))

/** `membersOf` by the rules that a definition opts into. */
export const membersUnder = (semantics: Semantics): ((schema: AuthoredSchema) => fc.Arbitrary<JsonObject>) =>
  semantics === 'kernel/1' ? membersOf : (schema) => membersOf(readableSchema(schema))
