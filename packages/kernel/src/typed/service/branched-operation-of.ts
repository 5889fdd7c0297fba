import type { OperationInput } from '../input/operation-input.js'
import type { SchemaObject } from '../members.js'
import type { RuleNames } from '../rule-names.js'
import type { Nothing, Written } from '../written.js'
import type { AnyOutcomeOf, NameOf } from './outcomes-of.js'
import type { OutcomeTypesOf, ServiceScope } from './outcome-types-of.js'

type Schema<Operation, Key> = Written<Operation, Key, Nothing>

/**
 * The static types of an operation with outcomes, of whose entity these are known. No default is filled in inside a
 * response (SR-129).
 */
export interface BranchedOperationOf<Entity extends ServiceScope, Operation extends OperationInput> {
  readonly arguments: SchemaObject<Schema<Operation, 'arguments'>, 'given'>
  readonly normalized: SchemaObject<Schema<Operation, 'arguments'>, 'filled'>
  readonly preconditions: RuleNames<Written<Operation, 'preconditions', readonly []>>
  readonly response: SchemaObject<Schema<Operation, 'response'>, 'held'>
  readonly outcomes: {
    readonly [Outcome in AnyOutcomeOf<Operation> as NameOf<Outcome>]: OutcomeTypesOf<
      Entity,
      SchemaObject<Schema<Operation, 'arguments'>, 'filled'>,
      Outcome
    >
  }
}
