import {
  decide,
  decideCreate,
  type EntityInstance,
  type FulfillmentActions,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'

/** A call that a page shows with its answer, which the kernel gives: an example is never made up. */
export type ExampleCall =
  | { readonly command: 'create'; readonly id: string; readonly fields: JsonObject }
  | {
      readonly command: 'execute'
      readonly instance: EntityInstance
      readonly operation: string
      readonly arguments: JsonObject
      /** What the host does to the fields of the outcome that it fulfils (SR-142). */
      readonly fulfillments?: FulfillmentActions
    }

/** A definition and the calls that its page shows. */
export interface PageSource {
  readonly definition: ValidatedDefinition
  /** In the order in which they are shown, those of one operation together. */
  readonly examples: readonly ExampleCall[]
}

export type Answer = ReturnType<typeof decide>

/** What the kernel answers. */
export const answerOf = (definition: ValidatedDefinition, call: ExampleCall): Answer =>
  call.command === 'create' ? decideCreate(definition, call) : decide(definition, call)
