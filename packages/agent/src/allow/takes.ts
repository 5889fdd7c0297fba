import { memberOf, type ObjectSchemaDocument } from '@assent/kernel'

/** Does a schema take a member of this name? */
export const takes = ({ fields, additional_fields }: ObjectSchemaDocument, name: string): boolean =>
  additional_fields || memberOf(fields, name) !== undefined
