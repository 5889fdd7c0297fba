// JSON Schema
export {
  argumentsSchema,
  creationFieldsSchema,
  instanceSchema,
  recordingSchema,
  type SchemaOptions,
} from './json-schema/documents.js'
export { countSchema, type LargeNumbers } from './json-schema/numbers.js'
export { dialect, type JsonSchema } from './json-schema/schema.js'

// Words
export { operationText } from './describe/operation-text.js'

// Graphs
export type { Graph, GraphEdge, GraphNode } from './graph/graph.js'
export { lifecycleGraph } from './graph/lifecycle-graph.js'
export { referenceGraph } from './graph/reference-graph.js'
export { graphText } from './graph/text.js'
export { graphMermaid } from './graph/mermaid.js'
export { graphDot } from './graph/dot.js'
export { graphSvg } from './graph/svg.js'
export { graphHtml } from './graph/html.js'
