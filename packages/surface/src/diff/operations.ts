import {
  memberOf,
  type DefinitionDocument,
  type FulfilmentDocument,
  type OperationDocument,
  type OutcomeDocument,
} from '@assent/kernel'
import { clearedBy } from '../json-schema/cleared.js'
import { hasOutcomes } from '../json-schema/command.js'
import { assignmentChanges } from './assignments.js'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import { eventChanges } from './events.js'
import type { TemplateScope } from './may-refuse.js'
import { memberChanges } from './field.js'
import { pairs } from './pairs.js'
import { givenTo } from './place.js'
import { ruleChanges } from './rules.js'
import { isDecidedOtherwise, operationOutcomeChanges, otherwiseDecided } from './service/command.js'
import { transitionChanges } from './transitions.js'

const takesAway = (set: OperationDocument['set'] | undefined, name: string): boolean =>
  clearedBy(set ?? {}).includes(name)

const fulfilmentOf = ({ fulfills = {} }: OutcomeDocument, name: string): FulfilmentDocument | undefined =>
  memberOf<FulfilmentDocument>(fulfills, name)

/** Does an operation take this field away, or let its host do so? */
export const isCleared = ({ operations }: DefinitionDocument, name: string): boolean =>
  Object.values(operations).some(
    ({ set, outcomes = [] }) =>
      takesAway(set, name) ||
      outcomes.some((outcome) => takesAway(outcome.set, name) || fulfilmentOf(outcome, name)?.actions === 'optional'),
  )

const scopeIn = ({ schema }: DefinitionDocument, operation: OperationDocument): TemplateScope => ({
  fields: schema.fields,
  arguments: operation.arguments.fields,
  fillsFields: false,
})

type Side = readonly [definition: DefinitionDocument, operation: OperationDocument]

const preconditionChanges = (path: string, was: OperationDocument, is: OperationDocument) =>
  ruleChanges(`${path}.preconditions`, 'preconditions', was.preconditions, is.preconditions)

/** What an operation comes to that moves by its transitions in both definitions. */
const transitionalChanges = (path: string, [, was]: Side, [definition, is]: Side): readonly DefinitionChange[] => {
  const scope = scopeIn(definition, is)
  return [
    ...transitionChanges(`${path}.transitions`, was, is, definition),
    ...preconditionChanges(path, was, is),
    ...assignmentChanges(`${path}.set`, was.set, is.set, scope),
    ...eventChanges(`${path}.emits`, was.emits, is.emits, scope),
  ]
}

const decidedChanges = (path: string, was: Side, is: Side): readonly DefinitionChange[] => {
  if (!hasOutcomes(was[1]) && !hasOutcomes(is[1])) return transitionalChanges(path, was, is)
  const decided = isDecidedOtherwise(was[1], is[1])
    ? [otherwiseDecided(path, is[1])]
    : operationOutcomeChanges(path, was, is)
  return [...preconditionChanges(path, was[1], is[1]), ...decided]
}

const changesOf = (path: string, was: Side, is: Side): readonly DefinitionChange[] => [
  ...memberChanges(`${path}.arguments`, was[1].arguments, is[1].arguments, givenTo(is[1])),
  ...decidedChanges(path, was, is),
]

/** Every operation, by name: one that is renamed is removed, and another one added. */
export const operationChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] =>
  pairs(was.operations, is.operations).flatMap(({ name, was: old, is: next }) => {
    const path = `operations.${name}`
    if (old === undefined) return [compatible(path, 'added', 'nobody called it')]
    if (next === undefined) return [breaksCallers(path, 'removed', 'a call of it is refused')]
    return changesOf(path, [was, old], [is, next])
  })
