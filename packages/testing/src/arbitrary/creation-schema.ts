import type { ObjectSchemaDocument, ValidatedDefinition } from '@assent/kernel'

/** What a creation takes: its arguments where it has branches, else its fields (SR-106). */
export const creationSchema = ({ document: { schema, create } }: ValidatedDefinition): ObjectSchemaDocument =>
  create.outcomes === undefined ? schema : (create.arguments ?? { fields: {}, additional_fields: false })
