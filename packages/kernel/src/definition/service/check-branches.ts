import type { OutcomeDocument } from '../../document/document.js'
import { checkFields } from '../check-field.js'
import type { LifecycleCheck } from '../check-lifecycle.js'
import type { Defect } from '../defect.js'
import { checkOutcomeCopies } from './check-copies.js'
import { checkFulfilments } from './check-fulfilments.js'
import { checkOutcomeExpressions } from './check-outcome-expressions.js'
import { checkOutcomes } from './check-outcomes.js'
import type { Command } from './command.js'

const checkResponse = ({ response, path, level }: Command): readonly Defect[] =>
  checkFields(response.fields, `${path}.response`, level)

const checkCreationBranch = (outcome: OutcomeDocument, command: Command): readonly Defect[] => [
  ...checkFulfilments(outcome, command),
  ...checkOutcomeExpressions(outcome, command),
  ...checkOutcomeCopies(outcome, command),
]

/** Group 7 of SR-179. Under `kernel/1` the gates have spoken, and nothing below them is looked at (SR-11). */
export const checkCreationBranches = (command: Command, lifecycle: LifecycleCheck): readonly Defect[] =>
  command.level === 0
    ? []
    : [
        ...checkFields(command.arguments.fields, `${command.path}.arguments`, command.level),
        ...checkResponse(command),
        ...checkOutcomes(command, lifecycle),
        ...command.outcomes.flatMap((outcome) => checkCreationBranch(outcome, command)),
      ]

/** The response and the branches of an operation as a whole: the first part of group 8. */
export const checkOperationOutcomes = (command: Command, lifecycle: LifecycleCheck): readonly Defect[] =>
  command.level === 0 ? [] : [...checkResponse(command), ...checkOutcomes(command, lifecycle)]

/**
 * What the branches of an operation read and write: the last part of group 8. Under `kernel/1` only their keys of a
 * higher level speak (SR-11).
 */
export const checkOperationBranches = (command: Command): readonly Defect[] => {
  const defects = command.outcomes.flatMap((outcome) => [
    ...checkOutcomeExpressions(outcome, command),
    ...checkOutcomeCopies(outcome, command),
    ...checkFulfilments(outcome, command),
  ])
  return command.level === 0 ? defects.filter(({ kind }) => kind === 'semantics_key_not_available') : defects
}
