import type { Semantics } from '../../document/document.js'
import type { IdentityDocument, RelationsDocument, ScalesDocument } from '../../document/service/service-document.js'
import type { EventInput } from './event-input.js'
import type { ObjectSchemaInput } from './field-input.js'
import type { OperationsInput, RuleInput } from './operation-input.js'
import type { OutcomeInput } from './outcome-input.js'

/** The states of an instance. */
export interface LifecycleInput {
  /** The state of a new instance; one of `states`. */
  readonly initial: string
  /** Every state, each once. */
  readonly states: readonly string[]
}

/** What creation does, besides checking the fields. */
export interface CreateInput {
  /** The event of a creation; it may read `$id`, `$entity`, `$version`, `$state`, `$to_state` and `$fields.…`. */
  readonly emit?: EventInput | null
  /** What a creation with outcomes takes in the place of the fields. Service rules. */
  readonly arguments?: ObjectSchemaInput
  /** What its outcomes answer. Service rules. */
  readonly response?: ObjectSchemaInput
  /** What it comes to; the first that applies is taken. Service rules. */
  readonly outcomes?: readonly OutcomeInput[]
}

/** A read model: the ids of the instances, grouped. */
export interface ProjectionInput {
  /** What to group by, a reference that an invariant could read: `$fields.…`, `$state`, `$id`. */
  readonly key: string
  /** Only instances in this state. */
  readonly in_state?: string | null
}

/** Projections by name. */
interface ProjectionsInput {
  readonly [name: string]: ProjectionInput
}

/**
 * A definition document as an author writes it in TypeScript: the keys of the format, those with a default left out
 * at will (K-7). A key that is said to be one of the service rules is a defect under `kernel/1` (SR-10).
 * `parseDefinition` reads it like any other document.
 *
 * @example
 * const document = {
 *   entity: 'lamp',
 *   schema: { fields: { hours: { type: 'integer', required: true, default: 0 } } },
 *   lifecycle: { initial: 'off', states: ['off', 'on'] },
 *   operations: { light: { transitions: [{ from: 'off', to: 'on' }] } },
 * } as const satisfies EntityInput
 */
export interface EntityInput {
  /** The name of the type. */
  readonly entity: string
  /** 1 to 4294967295; with `entity`, the identity of the definition. Left out: 1. */
  readonly version?: number
  /** The fields of an instance. */
  readonly schema: ObjectSchemaInput
  /** Its states. */
  readonly lifecycle: LifecycleInput
  /** What holds of every instance after creation and after each operation, in order. */
  readonly invariants?: readonly RuleInput[]
  /** What creation emits. */
  readonly create?: CreateInput
  /** What can be done, by name. */
  readonly operations?: OperationsInput
  /** Read models, by name. */
  readonly projections?: ProjectionsInput
  /** The rules that decide. Left out: `kernel/1`. */
  readonly semantics?: Semantics
  /** The required field that holds the identity. Service rules. */
  readonly identity?: IdentityDocument | null
  /** Relations to other types, by name. Service rules. */
  readonly relations?: RelationsDocument
  /** Scales by name: texts, the lowest first. Service rules. */
  readonly scales?: ScalesDocument
  /** How numbers are observed; there is one way. */
  readonly number_observation?: 'source-number/1'
}
