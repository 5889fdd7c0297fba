import type { Boundary } from './boundary.js'

/**
 * A refusal as every surface answers it: its own fields, unchanged, and what surfaces add (D-1). `detail` stands in
 * what did not come from the kernel: its own, or else the sentence. Plain JSON with exact numbers.
 */
export type RefusalDocument<Refusal> = Refusal & {
  /** The sentence, for people. */
  readonly message: string
  /** Who refused. */
  readonly by: Boundary
  readonly refused: true
  readonly detail?: string
}

/**
 * The document of a refusal. A surface with kinds of its own knows their boundaries and sentences; of the runtime's
 * errors `boundaryOf` and `shellMessage` give them.
 *
 * @example refusalDocument(error, boundaryOf(error), shellMessage(error))
 */
export const refusalDocument = <Refusal extends { readonly kind: string }>(
  refusal: Refusal,
  by: Boundary,
  message: string,
): RefusalDocument<Refusal> => {
  const detail = by === 'kernel' ? {} : { detail: message }
  return { ...detail, ...refusal, message, by, refused: true }
}
