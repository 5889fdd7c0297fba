import type { DefinitionDocument } from '@assent/kernel'

/** Names that the module imports. */
const taken = ['Json', 'JsonArray', 'JsonNumber', 'JsonObject', 'NamesOf']

const hex = (text: string): string =>
  [...text.toWellFormed()].map((point) => (point.codePointAt(0) ?? 0).toString(16).toUpperCase()).join('_')

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const isPlain = (entity: string): boolean => /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(entity) && entity.length <= 100

const repeated = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.filter((text, place) => texts.indexOf(text) !== place))

/**
 * The name of the type of each definition: `purchase_order` is `PurchaseOrder`, and with several versions
 * `PurchaseOrderV1`. An entity whose name TypeScript would not take, or that would get the name of another one, is
 * `Entity_` and the code points of its name.
 */
export const typeNames = (definitions: readonly DefinitionDocument[]): readonly string[] => {
  const versioned = repeated(definitions.map(({ entity }) => entity))
  const wanted = definitions.map(({ entity, version }) =>
    isPlain(entity)
      ? entity.split(/[_-]/).map(capitalized).join('') + (versioned.has(entity) ? `V${version}` : '')
      : '',
  )
  const clashing = repeated([...taken, ...wanted])
  return definitions.map(({ entity, version }, place) => {
    const name = wanted[place] ?? ''
    return name === '' || clashing.has(name) ? `Entity_${hex(entity)}_V${version}` : name
  })
}
