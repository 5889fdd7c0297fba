import type { CopiesDocument, Semantics } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredFields, AuthoredSchema } from '../authored.js'
import { addressable } from '../reads.js'

/** An argument that may be missing, and is copied with its absence (SR-131, SR-136). */
export interface Leaf {
  /** Below `$args`. */
  readonly path: string
  readonly field: AuthoredField
}

const isNamed = (own: string): boolean => addressable(own) && !own.includes('$')

const isClosedParent = ({ type, required, default: filled, additional_properties: open }: AuthoredField): boolean =>
  type === 'object' && required === true && filled === undefined && open !== true

const within = (fields: AuthoredFields, before: string): readonly Leaf[] =>
  Object.entries(fields)
    .filter(([own]) => isNamed(own))
    .flatMap(([own, field]) => {
      const path = `${before}${own}`
      if (isClosedParent(field)) return within(field.properties ?? {}, `${path}.`)
      return field.required === true || field.default !== undefined ? [] : [{ path, field }]
    })

/** The arguments that may be copied: none below `service/2`, none of an open schema. */
export const leavesOf = (
  { fields = {}, additional_fields: open }: AuthoredSchema,
  semantics: Semantics,
): readonly Leaf[] => (open === true || semantics === 'kernel/1' || semantics === 'service/1' ? [] : within(fields, ''))

/** Which of these fields are copied, each from an argument with the very same definition (SR-139). */
export const copies = (fields: AuthoredFields, leaves: readonly Leaf[]): fc.Arbitrary<CopiesDocument> => {
  const possible = Object.entries(fields).flatMap(([name, field]) =>
    leaves.filter((leaf) => leaf.field === field).map(({ path }) => [name, { argument: path }] as const),
  )
  return fc.subarray(possible).map((some) => Object.fromEntries(some))
}

/** The fields of which there may be such an argument: those that may be missing, and nothing fills. */
export const copyable = ({ fields = {} }: AuthoredSchema): readonly AuthoredField[] =>
  Object.values(fields).filter(({ required, default: filled }) => required !== true && filled === undefined)

/** The fields of a schema that may be written by a copy, by name (SR-138). */
export const copyTargets = (schema: AuthoredSchema): AuthoredFields => {
  const possible = copyable(schema)
  return Object.fromEntries(Object.entries(schema.fields ?? {}).filter(([, field]) => possible.includes(field)))
}
