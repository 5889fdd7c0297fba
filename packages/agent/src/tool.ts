import type { ObjectSchemaDocument } from '@assent/kernel'
import type { StandardTool } from './allow/allowed-type.js'

/** What a tool does: a creation, one named operation, or what every type can have. */
export type ToolKind = 'create' | 'operation' | StandardTool

/** What one version of a definition takes of a model: a schema without the trusted arguments. */
export interface ToolVersion {
  readonly version: number
  /** Of the arguments, or of a creation's fields. */
  readonly schema: ObjectSchemaDocument
  /** The trusted names that this version takes. */
  readonly trusted: readonly string[]
}

/** A creation or an operation, as `preview` and `explain` name it. */
export interface Proposable {
  /** `create`, or the operation's name. */
  readonly name: string
  /** Null of a creation. */
  readonly operation: string | null
  /** Names that no model may give. */
  readonly trusted: readonly string[]
  /** Ascending; those that have it. */
  readonly versions: readonly ToolVersion[]
}

/** A tool as plain data: names, descriptions and JSON Schemas are made from it. */
export interface Tool {
  /** `<entity>.<operation>`, raw: what a client takes may be shorter. */
  readonly name: string
  readonly kind: ToolKind
  readonly entity: string
  /** The versions of the definition that the agent may work with, ascending. */
  readonly versions: readonly number[]
  /** What it proposes: one of a `create` or `operation`, several of `preview` and `explain`, none of the others. */
  readonly proposes: readonly Proposable[]
  /** Writes nothing. */
  readonly readOnly: boolean
  /** Where the host chooses the ids of new subjects, `create` takes none. */
  readonly takesId: boolean
  /** For a model: what it does, and what to do when it is refused. */
  readonly description: string
}
