import type { FieldDocument, ObjectSchemaDocument } from '../../document/document.js'
import { memberOf } from '../../value/json.js'

/** The argument that is copied, or why it cannot be. */
export type CopiedArgument = { readonly leaf: FieldDocument } | { readonly fault: string }

const fault = (message: string): CopiedArgument => ({ fault: message })

/** Must it be there whenever what holds it is: neither optional nor filled in (SR-136, 7)? */
const isCertain = ({ required, default: value }: FieldDocument): boolean => required && value === undefined

const readLeaf = (leaf: FieldDocument, segment: string): CopiedArgument => {
  if (leaf.required) return fault(`\`${segment}\` is required, so it is never absent`)
  return leaf.default === undefined ? { leaf } : fault(`\`${segment}\` has a default, so it is never absent`)
}

const readBelow = (schema: ObjectSchemaDocument, [segment = '', ...rest]: readonly string[]): CopiedArgument => {
  const field = memberOf(schema.fields, segment)
  if (field === undefined) return fault(`\`${segment}\` is not a declared argument`)
  if (rest.length === 0) return readLeaf(field, segment)
  if (!isCertain(field)) return fault(`\`${segment}\` must be required, and without a default`)
  if (field.type !== 'object' || field.additional_properties) return fault(`\`${segment}\` is no closed object`)
  return readBelow({ fields: field.properties, additional_fields: false }, rest)
}

/**
 * One optional leaf whose parents are always there, met segment by segment; so that present or absent says something of
 * the leaf itself (SR-136, SR-137).
 */
export const copiedArgument = (argument: string, args: ObjectSchemaDocument): CopiedArgument => {
  if (argument === '' || argument.includes('$')) return fault('the argument is a path below `$args`, without `$args.`')
  const path = argument.split('.')
  if (path.includes('')) return fault('the path of the argument has an empty segment')
  if (args.additional_fields) return fault('arguments that may be undeclared cannot be copied')
  return readBelow(args, path)
}
