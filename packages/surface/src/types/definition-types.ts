import { compareText, type DefinitionDocument } from '@assent/kernel'
import { entityShape } from './entity-shape.js'
import { namesValue } from './names-value.js'
import { printShape } from './print-shape.js'
import { typeNames } from './type-names.js'

const imported = ['Json', 'JsonArray', 'JsonNumber', 'JsonObject', 'NamesOf']

const importOf = (text: string): string => {
  // A name that stands in a text only would be imported for nothing.
  const code = text.replace(/'(?:[^'\\]|\\.)*'/g, "''")
  const used = imported.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
  return used.length === 0 ? '' : `import type { ${used.join(', ')} } from '@assent/kernel'\n\n`
}

const first = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

const written = (definition: DefinitionDocument, name: string): string =>
  [
    `export type ${name} = ${printShape(entityShape(definition), '')}`,
    `export const ${first(name)}Names: NamesOf<${name}> = ${namesValue(definition)}`,
  ].join('\n\n')

const order = (one: DefinitionDocument, other: DefinitionDocument): number =>
  compareText(one.entity, other.entity) || one.version - other.version

/**
 * A module of TypeScript with the static types of each definition, the same as `defineEntity` infers from the document
 * in a program, and its names as `withTypes` takes them. For definitions that are kept as data. In name order, versions
 * ascending; the same definitions give the same bytes.
 *
 * @param definitions that are valid, each pair of entity and version once
 * @example
 * import { ticketNames, type Ticket } from './entities.js'
 * const ticket = withTypes<Ticket>(definition, ticketNames)
 */
export const definitionTypes = (definitions: readonly DefinitionDocument[]): string => {
  const sorted = [...definitions].sort(order)
  const names = typeNames(sorted)
  const body = sorted.map((definition, place) => written(definition, names[place] ?? '')).join('\n\n')
  const header = '// Written by `entity generate types`: change the definitions, not this file.\n'
  return `${header}${importOf(body)}${body}\n`
}
