import { isJsonObject, memberOf, toJson, type Json, type JsonObject, type ValueError } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { InvalidInput } from '../refusal/agent-error.js'
import { invalidInput, notJson } from '../refusal/refusals.js'
import type { Proposable, Tool } from '../tool.js'
import { inputMembers, type InputMembers } from './members.js'
import { forgedArguments } from './read-arguments.js'
import { faultOfMember, undeclaredMembers } from './read-member.js'
import type { ToolInput } from './tool-input.js'

const root = 'input'

// The reader of values begins each path with a name; the members of an input begin theirs.
const withoutRoot = ({ path, message }: ValueError): ValueError => ({
  path: path.startsWith(`${root}.`) ? path.slice(root.length + 1) : path,
  message,
})

/** A copy as plain data: no accessor is run, and nothing is shared with the caller. */
const readObject = (given: unknown): Either<InvalidInput, JsonObject> => {
  const json = toJson(given === undefined ? {} : given, root)
  if (isLeft(json)) return left(notJson({ ...json.left, errors: json.left.errors.map(withoutRoot) }))
  return isJsonObject(json.right)
    ? right(json.right)
    : left(invalidInput([{ path: root, message: 'is not an object' }]))
}

const faultsOfMembers = (given: JsonObject, members: InputMembers, { proposes }: Tool): readonly ValueError[] =>
  Object.entries(members).flatMap(([path, member]) => {
    const message = faultOfMember(memberOf(given, path), member, proposes)
    return message === undefined ? [] : [{ path, message }]
  })

/** What is proposed: the tool's own, or what the input names among several. */
export const proposedBy = ({ kind, proposes }: Tool, operation: Json | undefined): Proposable | undefined =>
  kind === 'create' || kind === 'operation' ? proposes[0] : proposes.find(({ name }) => name === operation)

const faultsOfProposal = (given: JsonObject, tool: Tool): readonly ValueError[] => {
  const name = tool.kind === 'create' ? 'fields' : 'arguments'
  const proposed = proposedBy(tool, memberOf(given, 'operation'))
  const args = memberOf(given, name) ?? {}
  return proposed === undefined || !isJsonObject(args) ? [] : forgedArguments(args, proposed, name)
}

/**
 * Reads the input of a tool: every fault by its path, whatever the value is. A trusted argument, an instance, an actor
 * or anything else that is not the model's to give is undeclared or trusted, and so refused, never dropped.
 */
export const readInput = (tool: Tool, input: unknown): Either<InvalidInput, ToolInput> => {
  const read = readObject(input)
  if (isLeft(read)) return read
  const given = read.right
  const members = inputMembers(tool)
  const faults = [
    ...undeclaredMembers(given, members, ''),
    ...faultsOfMembers(given, members, tool),
    ...faultsOfProposal(given, tool),
  ]
  if (faults.length > 0) return left(invalidInput(faults))
  const { arguments: args, fields, ...others } = given
  return right({ ...others, arguments: (fields ?? args ?? {}) as JsonObject })
}
