import {
  compareText,
  memberOf,
  type ObjectSchemaDocument,
  type Registry,
  type ValidatedDefinition,
} from '@assent/kernel'
import { describeTool } from '../describe-tool.js'
import { proposalTexts } from '../proposal-texts.js'
import type { Proposable, Tool, ToolKind, ToolVersion } from '../tool.js'
import type { AllowedCall, AllowedType } from './allowed-type.js'
import { creationInput } from './creation-input.js'
import { takes } from './takes.js'
import { toolOutcomes } from './tool-outcomes.js'

const withoutTrusted = (
  { fields, additional_fields }: ObjectSchemaDocument,
  trusted: readonly string[],
): ObjectSchemaDocument => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !trusted.includes(name))),
  additional_fields,
})

const toolVersion = (version: number, schema: ObjectSchemaDocument, trusted: readonly string[]) => ({
  version,
  schema: withoutTrusted(schema, trusted),
  trusted: trusted.filter((name) => takes(schema, name)),
})

const creationVersion = ({ document }: ValidatedDefinition, trusted: readonly string[]): ToolVersion => ({
  ...toolVersion(document.version, creationInput(document), trusted),
  derivesId: document.identity !== undefined,
  outcomes: toolOutcomes(document.create),
})

const creation = (definitions: readonly ValidatedDefinition[], { trusted = [] }: AllowedCall): Proposable => ({
  name: 'create',
  operation: null,
  trusted,
  versions: definitions.map((definition) => creationVersion(definition, trusted)),
})

const operationVersion = (
  { document }: ValidatedDefinition,
  name: string,
  trusted: readonly string[],
): readonly ToolVersion[] => {
  const operation = memberOf(document.operations, name)
  if (operation === undefined) return []
  const taken = toolVersion(document.version, operation.arguments, trusted)
  return [{ ...taken, derivesId: false, outcomes: toolOutcomes(operation) }]
}

const namedOperation = (
  definitions: readonly ValidatedDefinition[],
  name: string,
  { trusted = [] }: AllowedCall,
): Proposable => ({
  name,
  operation: name,
  trusted,
  versions: definitions.flatMap((definition) => operationVersion(definition, name, trusted)),
})

const readOnly: readonly ToolKind[] = ['get', 'list', 'events', 'explain', 'preview']

/** The tools of one entity type. */
const toolsOfType = (registry: Registry, allowed: AllowedType, takesId: boolean): readonly Tool[] => {
  const { entity } = allowed
  const definitions = registry.list().filter((one) => one.entity === entity && allowed.versions.includes(one.version))
  const tool = (kind: ToolKind, proposes: readonly Proposable[]): Tool => {
    const [only] = kind === 'operation' || kind === 'create' ? proposes : []
    const name = `${entity}.${only?.name ?? kind}`
    const versions = definitions.map(({ version }) => version)
    const bare = { name, kind, entity, versions, proposes, readOnly: readOnly.includes(kind), takesId }
    return { ...bare, description: describeTool(bare, proposalTexts(definitions, only)) }
  }
  const operations = Object.entries(allowed.operations).map(([name, call]) => namedOperation(definitions, name, call))
  const creations = allowed.create === undefined ? [] : [creation(definitions, allowed.create)]
  const proposedBy = (kind: ToolKind): readonly Proposable[] => {
    if (kind === 'preview') return [...creations, ...operations]
    return kind === 'explain' ? operations : []
  }
  return [
    ...creations.map((proposed) => tool('create', [proposed])),
    ...operations.map((operation) => tool('operation', [operation])),
    ...[...new Set(allowed.tools)].map((kind) => tool(kind, proposedBy(kind))),
  ]
}

/** Every tool that a list allows, by name. */
export const toolsOf = (registry: Registry, allow: readonly AllowedType[], takesId: boolean): readonly Tool[] =>
  allow
    .flatMap((allowed) => toolsOfType(registry, allowed, takesId))
    .sort((left, right) => compareText(left.name, right.name))
