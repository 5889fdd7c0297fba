import { Registry } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { checkBoundary, runtimePort, type BoundaryReport, type BoundaryRow } from '@assent/testing'
import { explore } from '@assent/testing/explore'
import { isLeft } from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, it } from 'vitest'
import { readExample } from '../docs/examples/read-example.js'
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
