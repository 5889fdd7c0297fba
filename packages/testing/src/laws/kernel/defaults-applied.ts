import { isJsonObject, memberOf, type Json } from '@assent/kernel'
import { fillMembers } from '../../model/value.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf } from './walk.js'

const given = (value: Json): { readonly [name: string]: Json } => (isJsonObject(value) ? value : {})

/** What is decided on is what was asked with its defaults; of an instance nothing is filled. */
export const defaultsApplied: KernelLaw = {
  name: 'K-35 to K-40: creation fields and arguments are recorded with their defaults, and nothing else is put in',
  rules: 'kernel',
  holds: (step) => {
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    const { asked, definition } = step
    const { schema, operations } = definition.document
    const { command } = decision.record
    if (asked.kind === 'create') {
      const fields = fillMembers(schema.fields, given(asked.fields))
      sameAs('the command', { command: 'create', fields }, command)
      sameAs('the fields', fields, decision.instance.fields)
      return undefined
    }
    const { operation } = asked
    const args = fillMembers(memberOf(operations, operation)?.arguments.fields ?? {}, given(asked.arguments))
    sameAs('the command', { command: 'execute', operation, arguments: args }, command)
    return undefined
  },
}
