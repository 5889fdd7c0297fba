// JSON Schema
export {
  argumentsSchema,
  creationFieldsSchema,
  instanceSchema,
  recordingSchema,
  responseSchema,
  type CreationDocument,
  type PartSchemaOptions,
  type SchemaOptions,
} from './json-schema/documents.js'
export { eventSchema } from './json-schema/event-schema.js'
export type { LargeNumbers } from './json-schema/large-numbers.js'
export { countSchema } from './json-schema/numbers.js'
export { dialect, type JsonSchema } from './json-schema/schema.js'

// The definition format
export { definitionSchema } from './definition-schema/definition-schema.js'

// Refusals
export { declaredRefusalSchema } from './refusals/declared-refusals.js'
export { refusalSchema, refusalSchemas, refusalStatuses } from './refusals/refusal-schemas.js'

// Contracts
export { openApiContract } from './contracts/open-api/open-api-contract.js'
export { asyncApiContract } from './contracts/async-api/async-api-contract.js'

// Words
export { creationText, operationText } from './describe/operation-text.js'

// Graphs
export type { Graph, GraphEdge, GraphNode } from './graph/graph.js'
export type { Box, GraphLayout, GraphRoute } from './graph/graph-layout.js'
export { graphSizes, type GraphSizes, type Size } from './graph/graph-sizes.js'
export { lifecycleGraph } from './graph/lifecycle-graph.js'
export { referenceGraph } from './graph/reference-graph.js'
export { graphText } from './graph/text.js'
export { graphMermaid } from './graph/mermaid.js'
export { graphDot } from './graph/dot.js'
export { graphSvg } from './graph/svg.js'
export { graphHtml } from './graph/html.js'

// Compatibility
export { diffDefinitions } from './diff/diff-definitions.js'
export type { ChangeEffect, DefinitionChange } from './diff/change.js'

// TypeScript
export { definitionTypes } from './types/definition-types.js'

// Pages
export { definitionPages, pagesMarker } from './pages/definition-pages.js'
export type { ExampleCall, PageSource } from './pages/example-call.js'
