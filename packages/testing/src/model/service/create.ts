import type { DefinitionDocument, Json, JsonObject, OutcomeDocument } from '@assent/kernel'
import { isBlankText } from '../names.js'
import type { PlainRecord } from '../recorded.js'
import { invalidAt, type Reading } from '../refusal.js'
import { apply, assignService } from './assign.js'
import { derivedId, judgeMirror } from './identity.js'
import { normalizeService } from './normalize.js'
import { recordedService, unlessEmpty } from './recorded.js'
import { judgeServiceInvariants } from './rules.js'
import { creationAssignment, creationOutput, creationSelector } from './scopes.js'
import { refusalOf, select } from './select.js'
import { copied } from './template.js'

/** What a creation comes to before it has an instance. */
interface Produced {
  readonly branch: OutcomeDocument
  /** What was given, after defaults. */
  readonly input: JsonObject
  readonly fields: JsonObject
}

/** Without branches the input is the fields (SR-125). */
const implicitly = ({ schema, create }: DefinitionDocument, given: Json): Reading<Produced> => {
  const normalized = normalizeService(schema, given, 'fields')
  if ('refused' in normalized) return normalized
  const branch = { name: '', emits: create.emit === null ? [] : [create.emit] }
  return { accepted: { branch, input: normalized.accepted, fields: normalized.accepted } }
}

/** With branches it is arguments, and the branch that is taken makes the fields of them (SR-124). */
const byBranch = (document: DefinitionDocument, id: string | undefined, given: Json): Reading<Produced> => {
  const { create, lifecycle, schema } = document
  const { arguments: declared = { fields: {}, additional_fields: false }, outcomes = [] } = create
  const normalized = normalizeService(declared, given, 'arguments')
  if ('refused' in normalized) return normalized
  const input = normalized.accepted
  const selected = select(outcomes, lifecycle.initial, creationSelector(document, id, input), 'create')
  if ('refused' in selected) return selected
  const branch = selected.accepted
  const refused = refusalOf(branch)
  if (refused !== undefined) return { refused }
  const assigned = assignService(document, 'create', branch.set ?? {}, {}, creationAssignment(document, id, input))
  if ('refused' in assigned) return assigned
  const produced = { ...apply({}, assigned.accepted), ...copied(branch.set_if_present ?? {}, input) }
  const fields = normalizeService(schema, produced, 'fields')
  return 'refused' in fields ? fields : { accepted: { branch, input, fields: fields.accepted } }
}

/** A creation with an id, or with the one that its identity field gives (SR-92, SR-93). */
const create = (document: DefinitionDocument, given: Json, suppliedId: string | undefined): Reading<PlainRecord> => {
  const { entity, version, lifecycle, invariants, create: declared } = document
  const isImplicit = (declared.outcomes ?? []).length === 0
  const produced = isImplicit ? implicitly(document, given) : byBranch(document, suppliedId, given)
  if ('refused' in produced) return produced
  const { branch, input, fields } = produced.accepted
  const id = suppliedId ?? derivedId(document, fields)
  if (id === undefined) return { refused: { kind: 'creation_identity_unavailable', entity } }
  const result = { entity, version, id, lifecycle_state: lifecycle.initial, revision: 1, fields }
  const scope = creationOutput(document, result, isImplicit ? undefined : input)
  const refused = judgeMirror(document, id, fields) ?? judgeServiceInvariants(invariants, scope)
  if (refused !== undefined) return { refused }
  const command = { command: 'create', fields, ...unlessEmpty('arguments', input) } as const
  const done = { command, from_state: null, result, changed: fields, removed: [] }
  return recordedService(done, input, branch, declared.response, scope)
}

/** Creation under the service rules, with an id that the caller supplies (SR-124). */
export const readServiceCreate = (document: DefinitionDocument, id: string, given: Json): Reading<PlainRecord> =>
  isBlankText(id) ? { refused: invalidAt(['id']) } : create(document, given, id)

/** Creation under the service rules whose id is derived. */
export const readServiceCreateDerived = (document: DefinitionDocument, given: Json): Reading<PlainRecord> =>
  create(document, given, undefined)
