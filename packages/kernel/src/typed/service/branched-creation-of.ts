import type { CreationScope } from '../creation-types-of.js'
import type { EntityInput } from '../input/entity-input.js'
import type { SchemaObject } from '../members.js'
import type { Nothing, Written } from '../written.js'
import type { AnyOutcomeOf, NameOf } from './outcomes-of.js'
import type { EffectOf, OutcomeEvents, RefusingOutcome } from './outcome-types-of.js'

type CreateOf<Document> = Written<Document, 'create', Nothing>

type Schema<Document, Key> = Written<CreateOf<Document>, Key, Nothing>

/** What the events of an outcome of a creation read: its arguments besides (SR-55, SR-56). */
interface CreationOutputScope<Document extends EntityInput> extends CreationScope<Document> {
  readonly args: SchemaObject<Schema<Document, 'arguments'>, 'filled'>
}

interface CreatingOutcome<Document extends EntityInput, Outcome> {
  readonly effect: EffectOf<Outcome>
  readonly events: OutcomeEvents<Outcome, CreationOutputScope<Document>>
}

/** The static types of a creation with outcomes: it takes their arguments (SR-106). */
export interface BranchedCreationOf<Document extends EntityInput> {
  readonly fields: SchemaObject<Schema<Document, 'arguments'>, 'given'>
  readonly normalized: SchemaObject<Schema<Document, 'arguments'>, 'filled'>
  readonly response: SchemaObject<Schema<Document, 'response'>, 'held'>
  readonly outcomes: {
    readonly [Outcome in AnyOutcomeOf<CreateOf<Document>> as NameOf<Outcome>]: Outcome extends {
      readonly refuses: { readonly error: infer Error }
    }
      ? RefusingOutcome<Error>
      : CreatingOutcome<Document, Outcome>
  }
}
