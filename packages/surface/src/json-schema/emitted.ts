import type { EventDocument, ObjectSchemaDocument } from '@assent/kernel'

/** An event that a definition emits, what emits it, and what is known of the decision that does. */
export interface Emitted {
  readonly event: EventDocument
  /** The operation that emits it; null: the creation. */
  readonly operation: string | null
  /** The outcome that emits it, where the command has outcomes. */
  readonly outcome?: string
  /** The states from which it is emitted; null: from none, it is created. */
  readonly from: readonly string[] | null
  readonly to: readonly string[]
  /** What the command takes. */
  readonly taken: ObjectSchemaDocument
  /** The fields that the decision may take away, in name order. */
  readonly removed: readonly string[]
}
