import { isJsonObject, type DefinitionDocument, type Json, type OperationDocument } from '@assent/kernel'
import { assignmentChanges } from './assignments.js'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import { eventChanges } from './events.js'
import type { TemplateScope } from './may-refuse.js'
import { memberChanges } from './field.js'
import { isSame, pairs } from './pairs.js'
import type { FieldPlace } from './place.js'
import { ruleChanges } from './rules.js'
import { transitionChanges } from './transitions.js'

const given: FieldPlace = { holds: 'arguments', keepsDefault: () => false }

const clears = (value: Json): boolean => isJsonObject(value) && Object.hasOwn(value, 'cleared')

/** Does an operation take this field away? */
export const isCleared = ({ operations }: DefinitionDocument, name: string): boolean =>
  Object.values(operations).some(({ set }) => Object.hasOwn(set, name) && clears(set[name] ?? null))

const scopeIn = ({ schema }: DefinitionDocument, operation: OperationDocument): TemplateScope => ({
  fields: schema.fields,
  arguments: operation.arguments.fields,
  fillsFields: false,
})

const serviceChanges = (path: string, was: OperationDocument, is: OperationDocument): readonly DefinitionChange[] =>
  (['response', 'outcomes'] as const)
    .filter((key) => !isSame(was[key], is[key]))
    .map((key) =>
      breaksCallers(`${path}.${key}`, 'changed', 'it may refuse what was accepted, or answer with something else'),
    )

const changesOf = (path: string, was: OperationDocument, is: OperationDocument, definition: DefinitionDocument) => {
  const scope = scopeIn(definition, is)
  return [
    ...memberChanges(`${path}.arguments`, was.arguments, is.arguments, given),
    ...transitionChanges(`${path}.transitions`, was, is, definition),
    ...ruleChanges(`${path}.preconditions`, 'preconditions', was.preconditions, is.preconditions),
    ...assignmentChanges(`${path}.set`, was.set, is.set, scope),
    ...eventChanges(`${path}.emits`, was.emits, is.emits, scope),
    ...serviceChanges(path, was, is),
  ]
}

/** Every operation, by name: one that is renamed is removed, and another one added. */
export const operationChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] =>
  pairs(was.operations, is.operations).flatMap(({ name, was: old, is: next }) => {
    const path = `operations.${name}`
    if (old === undefined) return [compatible(path, 'added', 'nobody called it')]
    if (next === undefined) return [breaksCallers(path, 'removed', 'a call of it is refused')]
    return changesOf(path, old, next, is)
  })
