import type { FulfillmentContinuation, LoadContinuation } from '../../decide/service/continuation.js'
import type { DeclaredAnswer } from '../../decide/service/evaluation.js'
import type { EntityTypes } from '../entity-types.js'
import type { ArgumentsOf, OperationName } from '../request-of.js'
import type { Written } from '../written.js'
import type { AnswersOf, OperationEvaluationOf } from './evaluation-of.js'
import type { FulfilledIn, FulfilledOutcome } from './fulfillments-of.js'

/** Only TypeScript sees it: what a continuation was made for. */
declare const madeFor: unique symbol

/** A `LoadContinuation` of one operation. */
export type LoadContinuationOf<Name> = LoadContinuation & { readonly [madeFor]?: readonly [operation: Name] }

/** A `FulfillmentContinuation` of one outcome of an operation. */
export type FulfillmentContinuationOf<Name, Outcome> = FulfillmentContinuation & {
  readonly [madeFor]?: readonly [operation: Name, outcome: Outcome]
}

/** As `PrepareRequest`, with operations and arguments by name. */
export interface PrepareRequestOf<Types extends EntityTypes, Name extends OperationName<Types>> {
  readonly id: string
  readonly operation: Name
  readonly arguments: NoInfer<ArgumentsOf<Types, Name>>
}

/** A `Preparation` by name. Told apart by `status`. */
export type PreparationOf<Types extends EntityTypes, Name extends OperationName<Types>> =
  | Refused<AnswersOf<Types['operations'][Name]>>
  | {
      readonly status: 'load'
      readonly subject: {
        readonly entity: Written<Types, 'entity', string>
        readonly version: Written<Types, 'version', number>
        readonly id: string
      }
      readonly arguments: Written<Types['operations'][Name], 'normalized', ArgumentsOf<Types, Name>>
      readonly continuation: LoadContinuationOf<Name>
    }

type Refused<Answer> = Answer extends DeclaredAnswer ? { readonly status: 'refused' } & Answer : never

interface NeedsFulfillment<Types extends EntityTypes, Name extends OperationName<Types>, Outcome> {
  readonly status: 'needs_fulfillment'
  readonly outcome: Outcome
  readonly fulfills: {
    readonly [Field in keyof FulfilledIn<Types, Name, Outcome>]: {
      readonly actions: FulfilledIn<Types, Name, Outcome>[Field]
    }
  }
  readonly continuation: FulfillmentContinuationOf<Name, Outcome>
}

/** A `Selection` by name. Told apart by `status`, and then by `outcome`. */
export type SelectionOf<Types extends EntityTypes, Name extends OperationName<Types>> =
  | { readonly status: 'complete'; readonly evaluation: OperationEvaluationOf<Types, Name> }
  | { readonly [Outcome in FulfilledOutcome<Types, Name>]: NeedsFulfillment<Types, Name, Outcome> }[FulfilledOutcome<
      Types,
      Name
    >]
