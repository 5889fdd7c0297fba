import { inputMembers, type InputMember } from '../input/members.js'
import type { Tool } from '../tool.js'
import { byChoice } from './by-choice.js'
import { hostNumberSchema, type HostNumberSchema } from './host-number-schema.js'
import { isPossible, memberSchema } from './member-schema.js'
import { wantsArguments } from './proposal-schema.js'

const isRequired = ({ kind, proposes: [proposed] }: Tool, member: InputMember): boolean => {
  if (member.required || proposed === undefined || (kind !== 'create' && kind !== 'operation')) return member.required
  if (member.kind === 'version') return proposed.versions.length > 1
  return member.kind === 'object' && wantsArguments(proposed)
}

/**
 * The JSON Schema, 2020-12, of a tool's input: closed, with a description of each member, and without the trusted
 * arguments, which only the host gives. A whole number beyond ±(2^53−1) stands in an input as the text of its digits
 * (`readNumbers`). It holds host numbers only: `JSON.stringify` writes it, and a bound beyond those is left out.
 *
 * It says of a subject's existing version only that some version takes the arguments, and nothing of the rules: what it
 * accepts may still be refused.
 */
export const inputSchema = (tool: Tool): HostNumberSchema => {
  const members = Object.entries(inputMembers(tool)).filter(([, member]) => isPossible(tool, member))
  const required = members.filter(([, member]) => isRequired(tool, member)).map(([name]) => name)
  return hostNumberSchema({
    type: 'object',
    properties: Object.fromEntries(members.map(([name, member]) => [name, memberSchema(tool, member)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
    ...byChoice(tool),
  })
}
