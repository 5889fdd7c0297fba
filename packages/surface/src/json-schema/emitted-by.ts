import { compareText, type DefinitionDocument, type OperationDocument } from '@assent/kernel'
import { clearedBy } from './cleared.js'
import { hasOutcomes } from './command.js'
import type { Emitted } from './emitted.js'
import { emittedByCreation, emittedByOperation } from './service/emitted-by-outcomes.js'

const ofCreation = (definition: DefinitionDocument): readonly Emitted[] => {
  const { create, lifecycle, schema } = definition
  if (hasOutcomes(create)) return emittedByCreation(definition)
  const created = { operation: null, from: null, to: [lifecycle.initial], taken: schema, removed: [] }
  return create.emit === null ? [] : [{ ...created, event: create.emit }]
}

const ofOperation = (
  definition: DefinitionDocument,
  [name, operation]: readonly [string, OperationDocument],
): readonly Emitted[] => {
  if (hasOutcomes(operation)) return emittedByOperation(definition, name, operation)
  const { transitions, arguments: taken, set, emits } = operation
  const from = transitions.flatMap((transition) => transition.from)
  const to = transitions.map((transition) => transition.to)
  return emits.map((event) => ({ event, operation: name, from, to, taken, removed: clearedBy(set) }))
}

/** The events that a definition emits: those of the creation first, then of operations in name order. */
export const emittedBy = (definition: DefinitionDocument): readonly Emitted[] => [
  ...ofCreation(definition),
  ...Object.entries(definition.operations)
    .sort(([one], [other]) => compareText(one, other))
    .flatMap((operation) => ofOperation(definition, operation)),
]
