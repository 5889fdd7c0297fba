import type { Tool, ToolKind } from '../tool.js'
import { idOfNew } from './id-of-new.js'

/** What a member of an input holds. */
export type MemberKind = 'text' | 'object' | 'json' | 'revision' | 'version' | 'limit' | 'operation'

/** A member of an input. */
export interface InputMember {
  readonly kind: MemberKind
  readonly required: boolean
  /** For a model. */
  readonly description: string
}

/** The members that a tool's input may have; every other is refused. */
export interface InputMembers {
  readonly [name: string]: InputMember
}

const needed = (kind: MemberKind, description: string): InputMember => ({ kind, required: true, description })
const optional = (kind: MemberKind, description: string): InputMember => ({ kind, required: false, description })

const id = needed('text', 'the id of the subject')
const operation = needed('operation', 'the operation asked about')
const args = optional('object', 'the arguments of the operation; `{}` where it is left out')
const proposal = optional(
  'text',
  'a name of your own for this proposal: the same one again with the same content returns what was stored first',
)
const version = optional('version', 'of the definition, for a new subject; needed where there are several')
const limit = optional('limit', 'how many at most, 1 to 1000')

const members: { readonly [kind in ToolKind]: InputMembers } = {
  create: {
    id: needed('text', 'the id of the new subject'),
    version,
    fields: optional(
      'object',
      'the fields of the new subject, or the arguments by which it is created; `{}` where it is left out',
    ),
    proposal_id: proposal,
  },
  operation: {
    id,
    arguments: args,
    expected_revision: optional(
      'revision',
      'the revision that the proposal is based on; left out, the one that you last read in this conversation',
    ),
    proposal_id: proposal,
  },
  get: { id },
  list: { limit, after: optional('text', 'the `next` of the page before') },
  events: { id, limit, after: optional('text', 'the `next` of the page before') },
  explain: { id, operation, arguments: args },
  preview: {
    id,
    operation: needed('operation', 'the operation asked about, or `create`'),
    arguments: optional('object', 'the arguments of the operation, or what `create` takes as `fields`'),
    version,
  },
  escalate: {
    id,
    reason: needed('text', 'why somebody else has to decide'),
    evidence: optional('json', 'what they should see: anything'),
    proposal_id: proposal,
  },
}

/**
 * What the input of a tool holds, by name: what its schema is made from and what its decoder asks. A member named
 * `arguments` or `fields` is an object by the schema of what is proposed; `operation` names one of `proposes`.
 */
export const inputMembers = (tool: Pick<Tool, 'kind' | 'takesId' | 'proposes'>): InputMembers => {
  const { id: own, ...others } = members[tool.kind]
  const need = idOfNew(tool)
  if (own === undefined || need === 'always' || (tool.kind !== 'create' && tool.kind !== 'preview')) {
    return members[tool.kind]
  }
  return need === 'never' && tool.kind === 'create' ? others : { id: { ...own, required: false }, ...others }
}
