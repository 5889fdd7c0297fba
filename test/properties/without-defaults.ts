import {
  isJsonObject,
  setMember,
  type FieldDocument,
  type FieldsDocument,
  type Json,
  type OperationDocument,
  type ValidatedDefinition,
} from '@assent/kernel'
import { definitionOf } from '@assent/testing'

type Path = readonly string[]

const mapped = <A>(
  members: { readonly [name: string]: A },
  change: (member: A, name: string) => A,
): { readonly [name: string]: A } => {
  const result: { [name: string]: A } = {}
  for (const [name, member] of Object.entries(members)) setMember(result, name, change(member, name))
  return result
}

/** The paths of those arguments that an increment adds, and that must therefore always be there (K-140). */
const addedBy = (assigned: Json): readonly Path[] => {
  const amount = isJsonObject(assigned) ? assigned['increment'] : undefined
  return typeof amount === 'string' && amount.startsWith('$args.') ? [amount.slice('$args.'.length).split('.')] : []
}

const plainFields = (fields: FieldsDocument, added: readonly Path[]): FieldsDocument =>
  mapped(fields, (field, name) => {
    const inside = added.filter(([first]) => first === name).map((path) => path.slice(1))
    return plain(field, inside)
  })

const plain = ({ default: filled, ...field }: FieldDocument, added: readonly Path[]): FieldDocument => ({
  ...field,
  required: field.required || (filled !== undefined && added.length > 0),
  items: field.items === null ? null : plain(field.items, []),
  properties: plainFields(field.properties, added),
})

const plainOperation = ({ arguments: args, ...operation }: OperationDocument): OperationDocument => {
  const added = Object.values(operation.set).flatMap(addedBy)
  return { ...operation, arguments: { ...args, fields: plainFields(args.fields, added) } }
}

/**
 * The same definition without a default in any argument: a fold fills in none, a decision does (K-220). An argument
 * that an increment adds is required instead: without it, the increment is refused in a fold too.
 */
export const withoutArgumentDefaults = ({ document }: ValidatedDefinition): ValidatedDefinition =>
  definitionOf({ ...document, operations: mapped(document.operations, plainOperation) })
