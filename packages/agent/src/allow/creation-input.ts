import type { DefinitionDocument, ObjectSchemaDocument } from '@assent/kernel'

const nothing: ObjectSchemaDocument = { fields: {}, additional_fields: false }

/** What a creation takes: the arguments of its outcomes; where it has none, the fields of the new subject (SR-106). */
export const creationInput = ({
  create,
  schema,
}: Pick<DefinitionDocument, 'create' | 'schema'>): ObjectSchemaDocument =>
  (create.outcomes ?? []).length === 0 ? schema : (create.arguments ?? nothing)
