import { memberOf, type ObjectSchemaDocument, type Registry, type ValidatedDefinition } from '@assent/kernel'
import type { AllowedType, StandardTool } from './allowed-type.js'
import type { AllowDefect } from './allow-defect.js'
import { creationInput } from './creation-input.js'
import { takes } from './takes.js'

type Defects = readonly AllowDefect[]

const standardTools: { readonly [name in StandardTool]: true } = {
  get: true,
  list: true,
  events: true,
  explain: true,
  preview: true,
  escalate: true,
}

const defect = (kind: AllowDefect['kind'], path: string, found: unknown): AllowDefect => ({
  kind,
  path,
  found: String(found),
})

const unknownTrusted = (names: readonly string[], schemas: readonly ObjectSchemaDocument[], path: string): Defects =>
  names
    .filter((name) => !schemas.some((schema) => takes(schema, name)))
    .map((name) => defect('unknown_trusted_argument', `${path}.trusted`, name))

const defectsOfVersions = (registry: Registry, { entity, versions }: AllowedType): Defects => {
  if (versions.length === 0) return [defect('no_versions', `${entity}.versions`, entity)]
  return versions
    .filter((version) => registry.get(entity, version) === undefined)
    .map((version) => defect('unknown_definition', `${entity}.versions`, version))
}

const defectsOfCreation = ({ entity, create }: AllowedType, definitions: readonly ValidatedDefinition[]): Defects => {
  const schemas = definitions.map(({ document }) => creationInput(document))
  return unknownTrusted(create?.trusted ?? [], schemas, `${entity}.create`)
}

const defectsOfOperations = (
  { entity, operations }: AllowedType,
  definitions: readonly ValidatedDefinition[],
): Defects =>
  Object.entries(operations).flatMap(([name, { trusted = [] }]) => {
    const path = `${entity}.operations.${name}`
    const schemas = definitions.flatMap(({ document }) => memberOf(document.operations, name)?.arguments ?? [])
    return schemas.length === 0 ? [defect('unknown_operation', path, name)] : unknownTrusted(trusted, schemas, path)
  })

const taken = ({ tools, create }: AllowedType): readonly string[] => [
  ...tools,
  ...(create === undefined ? [] : ['create']),
]

const defectsOfNames = (allowed: AllowedType): Defects => {
  const { entity, tools, operations } = allowed
  const unknown = tools.filter((name) => memberOf(standardTools, name) === undefined)
  // `create` names the creation in previews, whether or not it is allowed.
  const collisions = Object.keys(operations).filter((name) => name === 'create' || taken(allowed).includes(name))
  return [
    ...unknown.map((name) => defect('unknown_tool', `${entity}.tools`, name)),
    ...collisions.map((name) => defect('name_collision', `${entity}.operations.${name}`, name)),
  ]
}

const defectsOfType = (registry: Registry, allowed: AllowedType): Defects => {
  const definitions = allowed.versions.flatMap((version) => registry.get(allowed.entity, version) ?? [])
  return [
    ...defectsOfVersions(registry, allowed),
    ...defectsOfNames(allowed),
    ...defectsOfCreation(allowed, definitions),
    ...defectsOfOperations(allowed, definitions),
  ]
}

/** Every fault of a list of what is allowed. */
export const checkAllow = (registry: Registry, allow: readonly AllowedType[]): Defects => [
  ...allow
    .filter(({ entity }, index) => allow.findIndex((other) => other.entity === entity) !== index)
    .map(({ entity }) => defect('duplicate_type', entity, entity)),
  ...allow.flatMap((allowed) => defectsOfType(registry, allowed)),
]

/** Tools of two types can have one name too, where a name holds a dot. */
export const checkNames = (names: readonly string[]): Defects =>
  names.filter((name, index) => names.indexOf(name) !== index).map((name) => defect('name_collision', name, name))
