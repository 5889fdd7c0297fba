import type { Registry } from '@assent/kernel'
import type { AllowedType } from '../../allow/allowed-type.js'

/** Every type, every version, every operation, with nothing trusted: only where nobody has to be kept from anything. */
export const everything = (registry: Registry): readonly AllowedType[] => {
  const definitions = registry.list()
  return [...new Set(definitions.map(({ entity }) => entity))].map((entity) => {
    const versions = definitions.filter((definition) => definition.entity === entity)
    const operations = versions.flatMap(({ document }) => Object.keys(document.operations))
    return {
      entity,
      versions: versions.map(({ version }) => version),
      tools: ['get', 'list', 'events'],
      create: {},
      operations: Object.fromEntries(operations.map((name) => [name, {}])),
    }
  })
}
