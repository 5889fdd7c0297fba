// Text
export { readYaml } from './read-yaml.js'
export { readDefinition } from './read-definition.js'

// Places that want text
export { definitionShape } from './definition-shape.js'
export type { Shape } from './shape.js'

// Limits
export { defaultYamlLimits, type YamlLimits } from './yaml-limits.js'
