import {
  compareText,
  memberOf,
  type ObjectSchemaDocument,
  type Registry,
  type ValidatedDefinition,
} from '@assent/kernel'
import { describeTool } from '../describe-tool.js'
import { operationTexts } from '../operation-texts.js'
import type { Proposable, Tool, ToolKind, ToolVersion } from '../tool.js'
import type { AllowedCall, AllowedType } from './allowed-type.js'
import { takes } from './takes.js'

const withoutTrusted = (
  { fields, additional_fields }: ObjectSchemaDocument,
  trusted: readonly string[],
): ObjectSchemaDocument => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !trusted.includes(name))),
  additional_fields,
})

const toolVersion = (version: number, schema: ObjectSchemaDocument, trusted: readonly string[]): ToolVersion => ({
  version,
  schema: withoutTrusted(schema, trusted),
  trusted: trusted.filter((name) => takes(schema, name)),
})

type SchemaOf = (definition: ValidatedDefinition) => ObjectSchemaDocument | undefined

const proposable = (
  definitions: readonly ValidatedDefinition[],
  operation: string | null,
  { trusted = [] }: AllowedCall,
  schemaOf: SchemaOf,
): Proposable => ({
  name: operation ?? 'create',
  operation,
  trusted,
  versions: definitions.flatMap((definition) => {
    const schema = schemaOf(definition)
    return schema === undefined ? [] : [toolVersion(definition.version, schema, trusted)]
  }),
})

const readOnly: readonly ToolKind[] = ['get', 'list', 'events', 'explain', 'preview']

/** The tools of one entity type. */
const toolsOfType = (registry: Registry, allowed: AllowedType, takesId: boolean): readonly Tool[] => {
  const { entity } = allowed
  const definitions = registry.list().filter((one) => one.entity === entity && allowed.versions.includes(one.version))
  const tool = (kind: ToolKind, proposes: readonly Proposable[]): Tool => {
    const [only] = kind === 'operation' ? proposes : []
    const name = `${entity}.${only?.name ?? kind}`
    const versions = definitions.map(({ version }) => version)
    const bare = { name, kind, entity, versions, proposes, readOnly: readOnly.includes(kind), takesId }
    return { ...bare, description: describeTool(bare, operationTexts(definitions, only?.operation)) }
  }
  const operations = Object.entries(allowed.operations).map(([name, call]) =>
    proposable(definitions, name, call, ({ document }) => memberOf(document.operations, name)?.arguments),
  )
  const creations =
    allowed.create === undefined
      ? []
      : [proposable(definitions, null, allowed.create, ({ document }) => document.schema)]
  const proposedBy = (kind: ToolKind): readonly Proposable[] => {
    if (kind === 'preview') return [...creations, ...operations]
    return kind === 'explain' ? operations : []
  }
  return [
    ...creations.map((creation) => tool('create', [creation])),
    ...operations.map((operation) => tool('operation', [operation])),
    ...[...new Set(allowed.tools)].map((kind) => tool(kind, proposedBy(kind))),
  ]
}

/** Every tool that a list allows, by name. */
export const toolsOf = (registry: Registry, allow: readonly AllowedType[], takesId: boolean): readonly Tool[] =>
  allow
    .flatMap((allowed) => toolsOfType(registry, allowed, takesId))
    .sort((left, right) => compareText(left.name, right.name))
