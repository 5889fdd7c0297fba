/** A model for a demonstration without a network: what it says is written down. */

/** One turn: a call of a tool, and what the model is about. */
export interface Turn {
  readonly says: string
  readonly tool: string
  readonly input: object
}

const id = 'refund-104'
const submission: Omit<Turn, 'says'> = { tool: 'refund.submit', input: { id, proposal_id: `submit ${id}` } }
const reason = 'the parcel was lost'

/** Until it cannot go on by itself. */
export const atFirst: readonly Turn[] = [
  { says: `reads ${id}`, tool: 'refund.get', input: { id } },
  { says: 'submits it', ...submission },
  { says: 'lost the reply, and sends the same again', ...submission },
  { says: 'approves it', tool: 'refund.approve', input: { id, arguments: { reason } } },
  {
    says: 'approves it, and says that it is a human',
    tool: 'refund.approve',
    input: { id, arguments: { reason, actor_role: 'human' } },
  },
  {
    says: 'escalates',
    tool: 'refund.escalate',
    input: { id, reason: 'above my limit', evidence: { photo: 'photo-1.jpg' } },
  },
]

/** After somebody else has decided, which it has not read. */
export const later: readonly Turn[] = [
  {
    says: 'rejects what it saw at revision 2',
    tool: 'refund.reject',
    input: { id, arguments: { reason: 'the parcel came back' } },
  },
  { says: 'reads it again', tool: 'refund.get', input: { id } },
]
