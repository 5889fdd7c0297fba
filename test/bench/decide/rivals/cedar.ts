import {
  preparsePolicySet,
  statefulIsAuthorized,
  type AuthorizationAnswer,
  type StatefulAuthorizationCall,
} from '@cedar-policy/cedar-wasm/nodejs'
import type { GoodCall } from '../calls.js'
import { rival, type Rival } from './rival.js'

const policies = `
permit (principal, action == Action::"pay", resource)
when {
  context.state == "open" &&
  context.cents <= context.total_cents &&
  ["card", "transfer", "cash"].contains(context.method) &&
  context.paid_cents + context.cents <= context.total_cents &&
  context.payments + 1 >= 0
};`

const policySet = 'invoices'

/** All facts stand in the context: measured, an invoice among the entities is slower to read. */
const prepare = ({ instance, payment }: GoodCall): StatefulAuthorizationCall => {
  const { id, lifecycle_state: state, fields } = instance
  const { paid_cents, payments, total_cents } = fields
  return {
    principal: { type: 'User', id: 'clerk' },
    action: { type: 'Action', id: 'pay' },
    resource: { type: 'Invoice', id },
    context: { state, cents: payment.cents, method: payment.method, paid_cents, payments, total_cents },
    preparsedPolicySetId: policySet,
    entities: [],
  }
}

/** Cedar's engine in WebAssembly, its policies parsed once and kept inside it; no schema, no entities. */
export const cedar = (): Rival => {
  const parsed = preparsePolicySet(policySet, { staticPolicies: policies })
  if (parsed.type === 'failure') throw new Error(`the policies do not parse: ${JSON.stringify(parsed.errors)}`)
  return rival(
    {
      name: 'Cedar wasm, pre-parsed',
      does: 'state, rules; no validation, no result, no record',
      prepare,
      answerOf: (answer: AuthorizationAnswer) => {
        if (answer.type === 'failure') throw new Error(`Cedar fails: ${JSON.stringify(answer.errors)}`)
        return { accepted: answer.response.decision === 'allow' }
      },
    },
    statefulIsAuthorized,
  )
}
