import type { CreationTypesOf } from './creation-types-of.js'
import type { HeldFields } from './held-fields.js'
import type { EntityInput } from './input/entity-input.js'
import type { OperationInput } from './input/operation-input.js'
import type { NamedTypesOf } from './named-types-of.js'
import type { OperationTypesOf } from './operation-types-of.js'
import type { ServiceTypesOf } from './service/service-types-of.js'
import type { UnderServiceRules } from './service/under-service-rules.js'
import type { Nothing, Written } from './written.js'

type OperationsOf<Document> = Written<Document, 'operations', Nothing>

// `-?` changes nothing here, for no operation is optional. Without it, TypeScript takes the constraint of an
// operation whose name it still infers from the types below instead of from the operations at hand, and does not come
// to an end.
type OperationTypes<Document extends EntityInput> = {
  readonly [Name in keyof OperationsOf<Document>]-?: OperationsOf<Document>[Name] extends infer Operation extends
    OperationInput
    ? OperationTypesOf<KernelTypesOf<Document>, Operation>
    : never
}

/** The static types of a document under `kernel/1`. */
interface KernelTypesOf<Document extends EntityInput> extends NamedTypesOf<Document> {
  readonly fields: HeldFields<Document['schema'], OperationsOf<Document>>
  readonly creation: CreationTypesOf<Document>
  readonly operations: OperationTypes<Document>
}

/**
 * The static types that a literal document says: entity, states, fields, what creation and each operation take, their
 * events and the names of their rules; under the service rules their outcomes too. `defineEntity` gives its handle
 * these types; a program names them by this one.
 *
 * @example
 * type Lamp = TypesOf<typeof document> // of a document written `as const`
 * type LampInstance = InstanceOf<Lamp>
 */
export type TypesOf<Document extends EntityInput> = Document extends UnderServiceRules
  ? ServiceTypesOf<Document>
  : KernelTypesOf<Document>
