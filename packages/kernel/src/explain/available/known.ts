import { compileReference, readReference } from '../../definition/compile-reference.js'
import type { Scope } from '../../definition/scope.js'
import type { Json } from '../../value/json.js'
import { referencesIn, type IsOpen } from './opening.js'

/** What is known at one moment: a scope in which open references give nothing, and which those are. */
export interface Known {
  readonly scope: Scope
  readonly isOpen: IsOpen
}

/** The first reference of a template that gives nothing whatever is still to come (K-77, K-79). */
export const missingIn = (template: Json, { scope, isOpen }: Known): string | undefined =>
  referencesIn(template).find(
    (reference) => !isOpen(reference) && readReference(compileReference(reference), scope) === undefined,
  )
