import type { CreationTypesOf } from '../creation-types-of.js'
import type { EntityInput } from '../input/entity-input.js'
import type { OperationInput } from '../input/operation-input.js'
import type { NamedTypesOf } from '../named-types-of.js'
import type { OperationTypesOf } from '../operation-types-of.js'
import type { Nothing, Written } from '../written.js'
import type { BranchedCreationOf } from './branched-creation-of.js'
import type { BranchedOperationOf } from './branched-operation-of.js'
import type { HeldServiceFields } from './held-service-fields.js'
import type { OutcomesOf } from './outcomes-of.js'

type OperationsOf<Document> = Written<Document, 'operations', Nothing>

type IdentityOf<Document> = Document extends { readonly identity: { readonly field: infer Field } } ? Field : never

type CreationOf<Document extends EntityInput> =
  OutcomesOf<Written<Document, 'create', Nothing>> extends readonly []
    ? CreationTypesOf<Document>
    : BranchedCreationOf<Document>

// `-?` as in the types of `kernel/1`.
type OperationTypes<Document extends EntityInput> = {
  readonly [Name in keyof OperationsOf<Document>]-?: OperationsOf<Document>[Name] extends infer Operation extends
    OperationInput
    ? OutcomesOf<Operation> extends readonly []
      ? OperationTypesOf<ServiceTypesOf<Document>, Operation>
      : BranchedOperationOf<ServiceTypesOf<Document>, Operation>
    : never
}

/** The static types of a document under the service rules. */
export interface ServiceTypesOf<Document extends EntityInput> extends NamedTypesOf<Document> {
  readonly semantics: Document['semantics']
  /** Of a type without identity, `never`. */
  readonly identity: IdentityOf<Document>
  readonly fields: HeldServiceFields<Document['schema'], OperationsOf<Document>>
  readonly creation: CreationOf<Document>
  readonly operations: OperationTypes<Document>
}
