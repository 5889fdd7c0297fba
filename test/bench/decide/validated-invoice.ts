import type { ValidatedDefinition } from '@assent/kernel'
import { definitionOf } from '../definition-of.js'
import { invoice } from './workload.js'

/** The measured definition, made ready. */
export const validatedInvoice = (): ValidatedDefinition => definitionOf(invoice)
