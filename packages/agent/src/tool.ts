import type { ObjectSchemaDocument } from '@assent/kernel'
import type { JsonSchema } from '@assent/surface'
import type { StandardTool } from './allow/allowed-type.js'

/** What a tool does: a creation, one named operation, or what every type can have. */
export type ToolKind = 'create' | 'operation' | StandardTool

/** How a creation or an operation with outcomes may be accepted, and what it then answers (SR-104). */
export interface ToolOutcomes {
  /** The names of the outcomes that do not refuse. */
  readonly accepting: readonly string[]
  /** With large numbers as text. */
  readonly response: JsonSchema
}

/** What one version of a definition takes of a model: a schema without the trusted arguments. */
export interface ToolVersion {
  readonly version: number
  /** Of the arguments; of a creation without outcomes, of its fields. */
  readonly schema: ObjectSchemaDocument
  /** The trusted names that this version takes. */
  readonly trusted: readonly string[]
  /** Of a creation: the id of the new subject is derived from its identity (SR-92), and nobody gives it. */
  readonly derivesId: boolean
  /** Null where it has none. */
  readonly outcomes: ToolOutcomes | null
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
  /** Where the host chooses the ids of new subjects, `create` takes none; nor does it for a version that derives it. */
  readonly takesId: boolean
  /** For a model: what it does, and what to do when it is refused. */
  readonly description: string
}
