import { measureArguments } from './arguments/measure-arguments.js'
import { measureCalls } from './calls/measure-calls.js'
import { measureDecisions } from './decide/measure-decisions.js'
import { measureDefinitions } from './definitions/measure-definitions.js'
import type { Effort } from './effort.js'
import { measureGrowth } from './growth/measure-growth.js'
import { measureHostile } from './hostile/measure-hostile.js'
import { measureSqlite } from './sqlite/measure-sqlite.js'
import { measureStorage } from './storage/measure-storage.js'
import { measureText } from './text/measure-text.js'

/** One part of the benchmark, by the name that `--only` takes. */
export interface Table {
  readonly name: string
  readonly title: string
  readonly measure: (effort: Effort) => Promise<void>
}

export const tables: readonly Table[] = [
  { name: 'decisions', title: 'one decision, side by side with its rivals', measure: measureDecisions },
  { name: 'arguments', title: 'the validation of arguments alone', measure: measureArguments },
  { name: 'growth', title: 'one decision, as its definition, input or registry grows', measure: measureGrowth },
  { name: 'definitions', title: 'making definitions ready, which is done once', measure: measureDefinitions },
  { name: 'hostile', title: 'inputs of ill will', measure: measureHostile },
  { name: 'calls', title: 'the other calls of the kernel', measure: measureCalls },
  { name: 'text', title: 'reading and writing JSON text', measure: measureText },
  { name: 'storage', title: 'commits on servers of databases', measure: measureStorage },
  { name: 'sqlite', title: 'commits on a SQLite file', measure: measureSqlite },
]
