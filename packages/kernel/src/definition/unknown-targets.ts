import type { FieldDocument, FieldsDocument, OperationDocument } from '../document/document.js'
import { namesOf } from '../value/text.js'
import type { Defect } from './defect.js'
import type { ValidatedDefinition } from './validated-definition.js'

interface Target {
  readonly path: string
  readonly target: string
}

/**
 * A field itself, then its items, then its properties: a `ref` at any depth counts (K-167). Only a `ref` has an entity
 * (K-26).
 */
const targetsOf = (field: FieldDocument, path: string): readonly Target[] => [
  ...(field.entity === null ? [] : [{ path, target: field.entity }]),
  ...(field.items === null ? [] : targetsOf(field.items, `${path}[]`)),
  ...targetsOfFields(field.properties, path),
]

const targetsOfFields = (fields: FieldsDocument, path: string): readonly Target[] =>
  namesOf(fields).flatMap((name) => targetsOf(fields[name] as FieldDocument, `${path}.${name}`))

const targetsOfDefinition = ({ document }: ValidatedDefinition): readonly Target[] => [
  ...targetsOfFields(document.schema.fields, 'schema'),
  ...namesOf(document.operations).flatMap((name) =>
    targetsOfFields((document.operations[name] as OperationDocument).arguments.fields, `operations.${name}.arguments`),
  ),
]

/** Every `ref` whose type is not registered under any version, definitions in list order (K-167). */
export const unknownTargets = (
  definitions: readonly ValidatedDefinition[],
  isRegistered: (entity: string) => boolean,
): readonly Defect[] =>
  definitions.flatMap((definition) =>
    targetsOfDefinition(definition)
      .filter(({ target }) => !isRegistered(target))
      .map(({ path, target }) => ({ kind: 'unknown_relation_target', entity: definition.entity, path, target })),
  )
