import { setMember, type FieldDocument, type ValidatedDefinition } from '@assent/kernel'
import { definitionOf } from './definition-of.js'

const mapped = <A>(
  members: { readonly [name: string]: A },
  change: (member: A) => A,
): { readonly [name: string]: A } => {
  const result: { [name: string]: A } = {}
  for (const [name, member] of Object.entries(members)) setMember(result, name, change(member))
  return result
}

const plain = ({ default: _default, ...field }: FieldDocument): FieldDocument => ({
  ...field,
  items: field.items === null ? null : plain(field.items),
  properties: mapped(field.properties, plain),
})

/** The same definition without a default in any argument: a fold fills in none, a decision does (K-220). */
export const withoutArgumentDefaults = ({ document }: ValidatedDefinition): ValidatedDefinition => {
  const operations = mapped(document.operations, (operation) => ({
    ...operation,
    arguments: { ...operation.arguments, fields: mapped(operation.arguments.fields, plain) },
  }))
  return definitionOf({ ...document, operations })
}
