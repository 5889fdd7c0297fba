import { canonical, Registry, type JsonObject, type Semantics, type ValidatedDefinition } from '@assent/kernel'
import {
  agentTools,
  inputMembers,
  type AgentTools,
  type AllowedCall,
  type CommitResult,
  type Pins,
  type Preview,
  type ToolResult,
} from '@assent/agent'
import { memoryStore, StoredRuntime, type Store } from '@assent/shell'
import { arbitrary, deepFreeze, dumpStore, semanticsLevels } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { valueOf } from './desk.js'

/** A call, of which trusted code gives some arguments. */
interface Asked {
  readonly operation: string
  readonly arguments: JsonObject
}

interface Story {
  readonly definition: ValidatedDefinition
  readonly fields: JsonObject
  readonly calls: readonly Asked[]
  /** Names of arguments and fields that only trusted code gives. */
  readonly trusted: readonly string[]
}

/** Arguments that fit, or some of them. */
const askedOf = (definition: ValidatedDefinition): fc.Arbitrary<Asked> =>
  fc
    .constantFrom(...Object.keys(definition.document.operations))
    .chain((operation) =>
      arbitrary
        .arguments(definition, operation)
        .chain((fitting) =>
          fc
            .oneof(
              { weight: 4, arbitrary: fc.constant(Object.entries(fitting)) },
              { weight: 1, arbitrary: fc.subarray(Object.entries(fitting)) },
            )
            .map((entries) => ({ operation, arguments: Object.fromEntries(entries) })),
        ),
    )

/** What its creation takes. */
const takenByCreation = ({ document: { create, schema } }: ValidatedDefinition): object =>
  (create.outcomes ?? []).length === 0 ? schema.fields : (create.arguments?.fields ?? {})

const namesIn = (definition: ValidatedDefinition): readonly string[] => [
  ...new Set([
    ...Object.keys(takenByCreation(definition)),
    ...Object.values(definition.document.operations).flatMap(({ arguments: { fields } }) => Object.keys(fields)),
  ]),
]

const story = (semantics: Semantics): fc.Arbitrary<Story> =>
  arbitrary
    .definition({ semantics })
    .filter(({ document }) => Object.keys(document.operations).length > 0)
    .chain((definition) =>
      fc.record(
        {
          definition: fc.constant(definition),
          fields: arbitrary.fields(definition),
          calls: fc.array(askedOf(definition), { minLength: 1, maxLength: 4 }),
          trusted: fc.subarray([...namesIn(definition)]),
        },
        { noNullPrototype: true },
      ),
    )

const split = (all: JsonObject, keep: (name: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(all).filter(([name]) => keep(name)))

const declared = (trusted: readonly string[], fields: object): AllowedCall => ({
  trusted: trusted.filter((name) => Object.hasOwn(fields, name)),
})

/** A principal is what its authority gives. */
type Authority = JsonObject

const toolsOf = ({ definition, trusted }: Story, store: Store): AgentTools<Authority> | undefined => {
  const { entity, version, document } = definition
  const operations = Object.entries(document.operations).map(
    ([
      name,
      {
        arguments: { fields },
      },
    ]) => [name, declared(trusted, fields)] as const,
  )
  const runtime = StoredRuntime.of({ registry: valueOf(Registry.empty.register(definition)), store })
  const create = declared(trusted, takenByCreation(definition))
  let records = 0
  const made = agentTools<Authority>({
    runtime,
    allow: [{ entity, versions: [version], tools: ['preview'], create, operations: Object.fromEntries(operations) }],
    identify: () => 'somebody',
    authority: (authority) => authority,
    recording: () => ({
      record_id: `r-${(records += 1)}`,
      recorded_at: '2031-05-04',
      correlation: null,
      causation: null,
      actor: null,
    }),
  })
  return isLeft(made) ? undefined : made.right
}

/** The instance and the events, and of what has outcomes which one was taken. */
type Made = Pick<CommitResult, 'outcome' | 'effect' | 'response'> & {
  readonly instance: object
  readonly events: unknown
}

const bytesOf = ({ instance, events, outcome, effect, response }: Made): string =>
  canonical({ instance, events, taken: outcome === undefined ? null : { outcome, effect, response } })

const refusalOf = (result: ToolResult): string => ('refused' in result ? canonical(result) : 'accepted')

/** What was shown is what is done: the same instance and events, or the same refusal. */
const agrees = ({ outcome }: Preview, result: ToolResult): void => {
  if (!outcome.accepted) return expect(canonical(outcome.refusal)).toBe(refusalOf(result))
  if (!('commit' in result)) throw new Error(`it was shown as accepted: ${refusalOf(result)}`)
  const { instance, envelope } = result.commit
  expect(bytesOf({ ...result, instance, events: envelope.record.events })).toBe(bytesOf(outcome))
}

const previewOf = async (tools: AgentTools<Authority>, entity: string, input: object, authority: Authority) => {
  const result = await tools.preview(authority, { tool: `${entity}.preview`, input }, authority)()
  if ('refused' in result) throw new Error(`no preview: ${canonical(result)}`)
  return result.preview
}

// Each story is told with a store of its own, which takes ten times as long as a decision of the kernel.
const someRuns = { ...runs, numRuns: Math.ceil(Number(runs.numRuns) / 8) }

type Commit = (tools: AgentTools<Authority>, authority: Authority, pins: Pins) => Promise<ToolResult>

const approved: Commit = (tools, authority, pins) => tools.apply(authority, pins)()

const proposed: Commit = (tools, authority, { entity, id, operation, arguments: args, revision }) => {
  const tool = `${entity}.${operation ?? 'create'}`
  if (operation !== null) {
    return tools.call(authority, { tool, input: { id, arguments: args, expected_revision: revision } })()
  }
  const takesId = tools.tools.some((one) => one.name === tool && Object.hasOwn(inputMembers(one), 'id'))
  return tools.call(authority, { tool, input: takesId ? { id, fields: args } : { fields: args } })()
}

const play = async (told: Story, commit: Commit): Promise<boolean> => {
  const store = memoryStore()
  const tools = toolsOf(told, store)
  if (tools === undefined) return false
  const { entity, document } = told.definition
  const steps = [{ operation: 'create', arguments: told.fields }, ...told.calls]
  let id: string | null | undefined = document.identity === undefined ? 's-1' : undefined
  let exists = false
  for (const { operation, arguments: all } of steps) {
    if (operation !== 'create' && !exists) break
    const isTrusted = (name: string): boolean => told.trusted.includes(name)
    const authority = deepFreeze(split(all, isTrusted))
    const asked = { operation, arguments: split(all, (name) => !isTrusted(name)) }
    const input = deepFreeze(typeof id === 'string' ? { id, ...asked } : asked)
    const before = await dumpStore(store, [entity])
    const preview = await previewOf(tools, entity, input, authority)
    expect(await dumpStore(store, [entity])).toBe(before)
    agrees(preview, await commit(tools, authority, preview.pins))
    exists ||= preview.outcome.accepted
    id = preview.pins.id
  }
  return exists
}

describe.each(semanticsLevels)('D-17: at the same pins and the same authority, under %s', (semantics) => {
  it.each([
    ['an approval', approved],
    ['a proposal', proposed],
  ] as const)('%s decides what the preview showed', async (_what, commit) => {
    let played = 0
    await fc.assert(
      fc.asyncProperty(story(semantics), async (told) => {
        if (await play(told, commit)) played += 1
      }),
      someRuns,
    )
    expect(played).toBeGreaterThan(someRuns.numRuns / 2)
  })
})
