import { agentTools } from '@assent/agent'
import { Runtime, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import { memoryStore, StoredRuntime, type FulfillmentPolicy } from '@assent/shell'
import { dumpStore } from '@assent/testing'
import { explore, type Call, type Exploration } from '@assent/testing/explore'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { grace, hostOver, model, valueOf } from '../desk.js'
import { libraryRegistry } from './library.js'

/** What the host of a call says of the fields that it fulfils; nothing where it is asked for none. */
const policyOf = (call: Call): { readonly fulfill?: FulfillmentPolicy } => {
  if (call.command === 'create' || call.fulfillments === undefined) return {}
  const actions = call.fulfillments
  return { fulfill: () => () => Promise.resolve(right(actions)) }
}

/** The tools of one definition, all of whose operations are allowed, over a new store. */
const opened = (definition: ValidatedDefinition, call: Call) => {
  const { entity, version, document } = definition
  const store = memoryStore()
  const runtime = StoredRuntime.of({ registry: libraryRegistry, store, ...policyOf(call) })
  const operations = Object.fromEntries(Object.keys(document.operations).map((name) => [name, {}]))
  const allow = [{ entity, versions: [version], tools: [], create: {}, operations }]
  const tools = valueOf(agentTools(hostOver(store, { runtime, allow, authority: () => ({}) })))
  const ask = (name: string, input: object, who = model) => tools.call(who, { tool: `${entity}.${name}`, input })()
  /** Trusted code brings the subject to where a case begins. */
  const follow = async (path: readonly Call[]): Promise<void> => {
    for (const [step, one] of path.entries()) {
      const recording = { recorded_at: '2031-05-04', correlation: null, causation: null, actor: null }
      const record = { ...recording, record_id: `step ${step}` }
      if (one.command === 'create') {
        valueOf(await runtime.createDerived({ entity, version, fields: one.fields, recording: record })())
        continue
      }
      const { items } = valueOf(await runtime.list(entity)())
      const { command: _, ...request } = one
      valueOf(
        await runtime.execute({ entity, id: items[0] ?? '', expectedRevision: step, ...request, recording: record })(),
      )
    }
  }
  return { ask, follow, dump: () => dumpStore(store, [entity]) }
}

const explorations = libraryRegistry.list().map((definition) => {
  const bounds = { instances: 60, guided: 10, creations: 12, calls: 8, depth: 3 }
  return [definition.entity, definition, explore(definition, bounds)] as const
})

type Case = Exploration['refused'][number] | Exploration['accepted'][number]

const inputOf = ({ call, instance }: Case) => ({
  id: instance?.id,
  expected_revision: instance?.revision,
  arguments: call.command === 'execute' ? call.arguments : {},
})

// What is no operation or no JSON object comes to no tool.
const isProposable = ({ operation, instance }: Case): boolean => operation !== null && instance !== null

describe.each(explorations)('what the kernel decides of a `%s`', (_entity, definition, { refused, accepted }) => {
  it('T-5: is refused by its tools with the very refusal, and nothing changes', async () => {
    const cases = refused.filter(isProposable)
    for (const one of cases) {
      const desk = opened(definition, one.call)
      await desk.follow(one.path)
      const before = await desk.dump()
      expect(await desk.ask(one.operation ?? '', inputOf(one))).toMatchObject({ ...one.refusal, refused: true })
      expect(await desk.dump()).toBe(before)
    }
    expect(cases.length).toBeGreaterThan(0)
  })

  it('T-5: is committed once by its tools, at the revision that was seen and never at another', async () => {
    const cases = accepted.filter(isProposable)
    for (const one of cases) {
      const desk = opened(definition, one.call)
      await desk.follow(one.path)
      const [name, input, before] = [one.operation ?? '', inputOf(one), await desk.dump()]
      for (const expected_revision of [Number(input.expected_revision) + 1, Number(input.expected_revision) - 1]) {
        const wrong = await desk.ask(name, { ...input, expected_revision })
        expect(wrong).toMatchObject({ refused: true, kind: 'revision_conflict' })
      }
      expect(await desk.dump()).toBe(before)
      const proposal = { ...input, proposal_id: 'this one' }
      const first = await desk.ask(name, proposal)
      expect(first).toMatchObject({ replayed: false, outcome: one.outcome, commit: { instance: one.result } })
      const after = await desk.dump()
      expect(await desk.ask(name, proposal)).toEqual({ ...first, replayed: true })
      expect(await desk.ask(name, proposal, grace)).toMatchObject({ kind: 'revision_conflict' })
      expect(await desk.dump()).toBe(after)
    }
    expect(cases.length).toBeGreaterThan(0)
  })

  it('SR-92: is created by its tools as the kernel creates it', async () => {
    const calls = [...refused, ...accepted].flatMap(({ call }) => (call.command === 'create' ? [call] : []))
    for (const call of calls) {
      const desk = opened(definition, call)
      const { fields } = call
      const { entity, version } = definition
      const decided = Runtime.of(libraryRegistry).createDerived({ entity, version, fields })
      const answer = (await desk.ask('create', { fields })) as unknown as JsonObject
      if (decided._tag === 'Left') expect(answer).toMatchObject({ ...decided.left, refused: true })
      else expect(answer).toMatchObject({ ok: true, commit: { instance: decided.right.instance } })
    }
    expect(calls.length).toBeGreaterThan(0)
  })
})
