import type { DefinitionDocument, Json } from '@assent/kernel'
import { factsOfCreation } from './facts.js'
import { isBlankText } from './names.js'
import { normalize } from './normalize.js'
import { recorded, type PlainRecord } from './recorded.js'
import { invalidAt, type Reading } from './refusal.js'
import { judgeInvariants } from './rules.js'
import { readServiceCreate, readServiceCreateDerived } from './service/create.js'

/** Creation under `kernel/1`, step by step (K-169). */
const readKernelCreate = (document: DefinitionDocument, id: string, given: Json): Reading<PlainRecord> => {
  const { entity, version, schema, lifecycle, invariants, create } = document
  if (isBlankText(id)) return { refused: invalidAt(['id']) }
  const normalized = normalize(schema, given, 'fields')
  if ('refused' in normalized) return normalized
  const fields = normalized.accepted
  const result = { entity, version, id, lifecycle_state: lifecycle.initial, revision: 1, fields }
  const facts = factsOfCreation(result)
  const violated = judgeInvariants(invariants, facts)
  if (violated !== undefined) return { refused: violated }
  const done = { command: { command: 'create', fields }, from_state: null, result, changed: fields } as const
  return recorded(done, fields, create.emit === null ? [] : [create.emit], facts)
}

/** Creation with an id that the caller supplies. */
export const readCreate = (document: DefinitionDocument, id: string, given: Json): Reading<PlainRecord> =>
  document.semantics === undefined ? readKernelCreate(document, id, given) : readServiceCreate(document, id, given)

/** Creation whose id is derived; a definition without identity has none, and says so after the fields (SR-94). */
export const readCreateDerived = (document: DefinitionDocument, given: Json): Reading<PlainRecord> => {
  if (document.semantics !== undefined) return readServiceCreateDerived(document, given)
  const normalized = normalize(document.schema, given, 'fields')
  if ('refused' in normalized) return normalized
  return { refused: { kind: 'creation_identity_unavailable', entity: document.entity } }
}
