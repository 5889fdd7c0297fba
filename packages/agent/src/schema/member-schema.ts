import type { JsonSchema } from '@assent/surface'
import { largestPageLimit } from '@assent/shell'
import type { InputMember, MemberKind } from '../input/members.js'
import type { Tool } from '../tool.js'
import { proposalSchema } from './proposal-schema.js'
import { json, name, object, oneOf, revision } from './shapes.js'

/** The versions of the definition that a new subject can have. */
const creatable = ({ proposes }: Tool): readonly number[] =>
  proposes
    .filter(({ operation }) => operation === null)
    .flatMap(({ versions }) => versions.map(({ version }) => version))

/** Of a tool that proposes one thing; where the input names it, what follows from that stands in `by-choice.ts`. */
const proposal = ({ kind, proposes: [proposed] }: Tool): JsonSchema =>
  proposed !== undefined && (kind === 'create' || kind === 'operation') ? proposalSchema(proposed) : object

const schemas: { readonly [kind in MemberKind]: (tool: Tool) => JsonSchema } = {
  text: () => name,
  json: () => json,
  object: proposal,
  revision: () => revision,
  version: (tool) => ({ type: 'integer', ...oneOf(creatable(tool)) }),
  limit: () => ({ type: 'integer', minimum: 1, maximum: largestPageLimit }),
  operation: ({ proposes }) => ({ type: 'string', ...oneOf(proposes.map((proposed) => proposed.name)) }),
}

/** Has the member a value that the tool could take? */
export const isPossible = (tool: Tool, { kind }: InputMember): boolean =>
  kind !== 'version' || creatable(tool).length > 0

/** The schema of one member of a tool's input. */
export const memberSchema = (tool: Tool, { kind, description }: InputMember): JsonSchema => ({
  description,
  ...schemas[kind](tool),
})
