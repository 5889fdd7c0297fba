import type { ShellError } from '@assent/shell'

/**
 * Why the command did not answer: it was called wrongly (exit 2), or the kernel or the store said no (exit 1). `place`
 * is the file that a refusal speaks of, where there is one.
 */
export type Failure =
  | { readonly kind: 'usage'; readonly message: string }
  | { readonly kind: 'refused'; readonly error: ShellError; readonly place?: string }

export const usage = (message: string): Failure => ({ kind: 'usage', message })

export const refused = (error: ShellError): Failure => ({ kind: 'refused', error })

export const refusedAt =
  (place: string) =>
  (error: ShellError): Failure => ({ kind: 'refused', error, place })
