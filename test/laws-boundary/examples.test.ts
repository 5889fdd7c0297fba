import { Registry } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { checkBoundary, runtimePort, type BoundaryPort, type BoundaryReport, type BoundaryRow } from '@assent/testing'
import { explore } from '@assent/testing/explore'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, describe, expect, it } from 'vitest'
import { readExample, registryOf } from '../docs/examples/read-example.js'
import { memoryProvider, sqliteProvider, type Provider } from '../stores/provider.js'

const providers: readonly (readonly [name: string, provider: Provider])[] = [
  ['memory', memoryProvider()],
  ['sqlite', sqliteProvider()],
]

afterAll(async () => {
  for (const [, provider] of providers) await provider.remove()
})

const registerExample = (name: string) => {
  const registry = Registry.empty.register(readExample(name))
  if (isLeft(registry)) throw new Error(registry.left.defect)
  return registry.right
}

/** What the law covers of every operation of an example, on one store. */
const checkExample = async (name: string, provider: Provider): Promise<readonly BoundaryReport[]> => {
  const registry = registerExample(name)
  const [definition] = registry.list()
  if (definition === undefined) throw new Error('nothing is registered')
  const store = await provider.open()
  const port = runtimePort(StoredRuntime.of({ registry, store }))
  const exploration = explore(definition)
  const reports: BoundaryReport[] = []
  for (const operation of Object.keys(definition.document.operations)) {
    reports.push(await checkBoundary(definition, operation, port, { exploration }))
  }
  await store.close()()
  return reports
}

const titlesOf = (reports: readonly BoundaryReport[], verdict: BoundaryRow['verdict']): readonly string[] =>
  reports.flatMap(({ operation, rows }) =>
    rows.filter((row) => row.verdict === verdict).map(({ title }) => `${operation}: ${title}`),
  )

// No `evidence` is the empty text, since the schema asks for a character; and from a state that holds its own
// invariant, no such operation leads to one that breaks it.
const notFound = {
  'refund.yaml': ['approve: precondition `evidence_is_present`', 'submit: precondition `evidence_is_present`'],
  'subscription.yaml': ['activate', 'end', 'pause', 'resume'].map(
    (operation) => `${operation}: invariant \`paused_has_an_end\``,
  ),
  'ticket.yaml': ['answer', 'assign', 'close', 'reopen', 'solve'].map(
    (operation) => `${operation}: invariant \`waiting_has_an_assignee\``,
  ),
}

describe.each(providers)('the boundary law over a runtime on %s', (_name, provider) => {
  it.each(Object.entries(notFound))('T-5: every operation of %s holds', { timeout: 120_000 }, async (name, missed) => {
    const reports = await checkExample(name, provider)
    const failing = reports.flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'fails'))
    expect(failing).toEqual([])
    expect([...titlesOf(reports, 'not_found')].sort()).toEqual(missed)
    expect(titlesOf(reports, 'holds').length).toBeGreaterThan(70)
  })
})

const library = registryOf(['library/reader.yaml', 'library/copy.yaml', 'library/loan.yaml'])

/** The cash book gives every payment the same receipt, so that the law can say what is stored. */
const receipt = { receipt: { set: { value: 'R-1' } } } as const

const desk = (runtime: StoredRuntime, provider: Provider): BoundaryPort => ({
  ...runtimePort(runtime),
  principals: () => [{ name: 'desk', trusted: {}, fulfillments: receipt }],
  fresh: async () => desk(await openDesk(provider), provider),
})

const openDesk = async (provider: Provider): Promise<StoredRuntime> =>
  StoredRuntime.of({ registry: library, store: await provider.open(), fulfill: () => TE.right(receipt) })

/** What the law covers of every operation of a type of the library, in a store of its own for each case. */
const checkLibrary = async (entity: string, provider: Provider): Promise<readonly BoundaryReport[]> => {
  const definition = library.get(entity, 1)
  if (definition === undefined) throw new Error(`\`${entity}\` is not registered`)
  const port = desk(await openDesk(provider), provider)
  const exploration = explore(definition)
  const reports: BoundaryReport[] = []
  for (const operation of Object.keys(definition.document.operations)) {
    reports.push(await checkBoundary(definition, operation, port, { exploration }))
  }
  return reports
}

// What its outcomes do before, no invariant has to refuse.
const neverBroken = {
  copy: [],
  reader: [],
  loan: [
    ...['charge', 'close', 'find', 'pay', 'report_lost', 'take_back'].map(
      (name) => `${name}: invariant \`closed_is_paid\``,
    ),
    'renew: invariant `few_renewals`',
  ],
}

describe('the boundary law under the service rules, over a runtime whose host fulfils fields', () => {
  it.each(Object.entries(neverBroken))(
    'T-15: every operation of a %s holds',
    { timeout: 120_000 },
    async (entity, missed) => {
      const [, provider] = providers[0] ?? []
      if (provider === undefined) throw new Error('there is no store')
      const reports = await checkLibrary(entity, provider)
      expect(reports.flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'fails'))).toEqual([])
      expect([...titlesOf(reports, 'not_found')].sort()).toEqual([...missed].sort())
      expect(titlesOf(reports, 'holds').length).toBeGreaterThan(35)
    },
  )

  it('is not tried where the port opens no store for a case, since each has the same id', async () => {
    const definition = library.get('reader', 1)
    const [, provider] = providers[0] ?? []
    if (definition === undefined || provider === undefined) throw new Error('nothing to try')
    const { rows } = await checkBoundary(definition, 'block', runtimePort(await openDesk(provider)))
    expect(rows.filter(({ verdict }) => verdict === 'holds')).toEqual([])
    expect(rows.map(({ message }) => message)).toContain(
      'an identity makes the ids of subjects, and the port opens no store for a case (`fresh`)',
    )
  })
})
