import { compareText, type DefinitionDocument } from '@assent/kernel'
import { memberName } from './literal.js'

// `__proto__: x` in a literal would not be a member.
const key = (name: string): string => (name === '__proto__' ? `['__proto__']` : memberName(name))

const objectOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([name, value]) => `${key(name)}: ${value}`).join(', ')} }`

const marks = (names: readonly string[]): string => objectOf(names.map((name) => [name, 'true'] as const))

const sorted = (byName: object): readonly string[] => Object.keys(byName).sort(compareText)

/** The names of a definition as a value, which `withTypes` compares with the definition that was loaded. */
export const namesValue = ({ lifecycle, schema, operations }: DefinitionDocument): string =>
  [
    '{',
    `  states: ${marks(lifecycle.states)},`,
    `  fields: ${marks(sorted(schema.fields))},`,
    `  operations: ${objectOf(
      sorted(operations).map((name) => [name, marks(sorted(operations[name]?.arguments.fields ?? {}))] as const),
    )},`,
    '}',
  ].join('\n')
