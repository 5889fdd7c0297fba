import { createHash } from 'node:crypto'
import { canonical } from '@assent/kernel'

const digestOf = (value: object): string => createHash('sha256').update(canonical(value), 'utf8').digest('hex')

/**
 * The record id of a proposal that its principal has named (D-16). It is made of what the call cannot choose, principal
 * and tool, and of what it can: no call names another's record.
 */
export const proposalRecordId = (principal: string, tool: string, proposalId: string): string =>
  `proposal-${digestOf(['assent.proposal/1', principal, tool, proposalId])}`

/**
 * The record id of an approved preview. Its pins hold the revision, at which only one decision can ever be stored: the
 * same approval again is a retry, and a legitimate repeat has other pins.
 */
export const approvalRecordId = (principal: string, pins: object): string =>
  `approval-${digestOf(['assent.approval/1', principal, pins])}`

/** SHA-256 of a definition's canonical normal form, in lower-case hexadecimal: the digest that stores keep it by. */
export const definitionDigest = (document: object): string => digestOf(document)
