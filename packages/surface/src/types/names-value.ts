import type { DefinitionDocument } from '@assent/kernel'
import { marks, objectOf, sorted } from './names-object.js'
import { serviceNames } from './service/service-names.js'

/** The names of a definition as a value, which `withTypes` compares with the definition that was loaded. */
export const namesValue = (definition: DefinitionDocument): string => {
  const { lifecycle, schema, operations } = definition
  return [
    '{',
    `  states: ${marks(lifecycle.states)},`,
    `  fields: ${marks(sorted(schema.fields))},`,
    `  operations: ${objectOf(
      sorted(operations).map((name) => [name, marks(sorted(operations[name]?.arguments.fields ?? {}))] as const),
    )},`,
    ...serviceNames(definition),
    '}',
  ].join('\n')
}
