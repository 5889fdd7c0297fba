import { agentTools, type AllowedType } from '@assent/agent'
import type { JsonObject, ValidatedDefinition } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { checkBoundary, runtimePort, type BoundaryPort, type BoundaryRow } from '@assent/testing'
import { explore } from '@assent/testing/explore'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, it } from 'vitest'
import { model, hostOver, valueOf } from '../desk.js'
import { inputOf, outcomeOf } from '../proposed.js'
import { libraryRegistry } from './library.js'

/** The cash book gives every payment the same receipt, so that the law can say what is stored. */
const receipt = { receipt: { set: { value: 'R-1' } } } as const

/** What a model may say of a fine, the host says. */
const trustedOf = (operation: string): JsonObject => (operation === 'take_back' ? { fine: 2 } : {})

/** The tools of a host that lets a model call every operation of a type, over a store of their own. */
const toolsPort = (definition: ValidatedDefinition): BoundaryPort => {
  const { entity, version, document } = definition
  const store = memoryStore()
  const runtime = StoredRuntime.of({ registry: libraryRegistry, store, fulfill: () => TE.right(receipt) })
  const names = Object.keys(document.operations)
  const operations = Object.fromEntries(names.map((name) => [name, { trusted: Object.keys(trustedOf(name)) }]))
  const allow: AllowedType[] = [{ entity, versions: [version], tools: [], operations }]
  const authority = () => ({ fine: 2 })
  const tools = valueOf(agentTools(hostOver(store, { runtime, allow, authority })))
  return {
    ...runtimePort(runtime),
    propose: async (proposal) => {
      const call = { tool: `${proposal.entity}.${proposal.operation}`, input: inputOf(proposal) }
      return outcomeOf((await tools.call(model, call)()) as unknown as JsonObject)
    },
    principals: (operation) => [{ name: model.user, trusted: trustedOf(operation), fulfillments: receipt }],
    fresh: () => Promise.resolve(toolsPort(definition)),
  }
}

it.each(['reader', 'copy', 'loan'])(
  'T-15: every operation of a %s keeps the boundary law behind the handler',
  async (entity) => {
    const definition = libraryRegistry.get(entity, 1)
    if (definition === undefined) throw new Error(`\`${entity}\` is not registered`)
    const exploration = explore(definition)
    const rows: BoundaryRow[] = []
    for (const operation of Object.keys(definition.document.operations)) {
      rows.push(...(await checkBoundary(definition, operation, toolsPort(definition), { exploration })).rows)
    }
    expect(rows.filter(({ verdict }) => verdict === 'fails')).toEqual([])
    expect(rows.filter(({ verdict }) => verdict === 'holds').length).toBeGreaterThan(35)
  },
)
