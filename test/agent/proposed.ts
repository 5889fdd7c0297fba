import type { JsonObject } from '@assent/kernel'
import type { Proposal, ProposalOutcome } from '@assent/testing'

/** A proposal of the boundary law as the input of a tool. */
export const inputOf = ({ id, arguments: args, expectedRevision, proposal }: Proposal): JsonObject => ({
  id,
  arguments: args,
  expected_revision: expectedRevision,
  proposal_id: proposal,
})

/** What a tool answered, as the boundary law reads it. */
export const outcomeOf = (result: JsonObject): ProposalOutcome => {
  if ('refused' in result) return { kind: 'refused', refusal: result }
  const { commit, replayed } = result as unknown as {
    readonly commit: { readonly instance: { readonly revision: number } }
    readonly replayed: boolean
  }
  return { kind: 'committed', revision: commit.instance.revision, replayed }
}
