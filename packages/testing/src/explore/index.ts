export { explore } from './explore.js'
export { defaultBounds, type BoundName, type Bounds } from './bounds.js'
export type { Accepted, Call, Exploration, RulePlace, Visited, Witness } from './exploration.js'
