import type { FulfillmentActions, Json } from '@assent/kernel'
import type { Recording } from '@assent/shell'

/** One request to a stored runtime, about one of a few subjects. */
export type StoreCommand =
  | { readonly kind: 'create'; readonly id: string; readonly fields: Json; readonly recording: Recording }
  | {
      readonly kind: 'execute'
      readonly id: string
      readonly operation: string
      readonly arguments: Json
      /** What a host does to the fields that an outcome leaves to it. */
      readonly fulfillments?: FulfillmentActions
      /** How many revisions behind the stored one the caller is: mostly 0, else the request is stale. */
      readonly behind: number
      readonly recording: Recording
    }
  | {
      readonly kind: 'observe'
      readonly id: string
      readonly behind: number
      readonly document: Json
      readonly recording: Recording
    }
