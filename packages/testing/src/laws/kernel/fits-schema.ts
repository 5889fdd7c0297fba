import { faultsOfMembers } from '../../model/value.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

/** Asked of all fields, written by the operation or not. */
export const fitsSchema: KernelLaw = {
  name: 'K-172: the fields of every state that is reached are what the schema admits',
  rules: 'kernel',
  holds: (step) => {
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    const { fields, additional_fields } = step.definition.document.schema
    sameAs('faults', [], faultsOfMembers(fields, additional_fields, decision.instance.fields, 'fields'))
    return undefined
  },
}
