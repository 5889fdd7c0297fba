import type { DefinitionDocument, FieldDocument } from '../../document/document.js'
import { levelOf } from '../../document/service/level.js'
import type { CompiledMembers } from '../compile-members.js'
import { noSlot } from '../held.js'
import { compileBranches } from './compile-branches.js'
import type { CompiledIdentity } from './compiled-outcome.js'
import type { CompiledService } from './compiled-service.js'

const compileIdentity = (
  { identity, schema: { fields } }: DefinitionDocument,
  { slots }: CompiledMembers,
): CompiledIdentity | undefined => {
  if (identity === undefined) return undefined
  const { field } = identity
  return { field, slot: slots.get(field) ?? noSlot, declared: fields[field] as FieldDocument }
}

/** What the service rules add to a definition without defects; nothing under `kernel/1`. */
export const compileService = (document: DefinitionDocument, schema: CompiledMembers): CompiledService | undefined => {
  const { semantics } = document
  const level = levelOf(document)
  if (semantics === undefined || level === 0) return undefined
  return {
    level,
    semantics,
    identity: compileIdentity(document, schema),
    scales: document.scales ?? {},
    creation: compileBranches(document.create, document, schema),
  }
}
