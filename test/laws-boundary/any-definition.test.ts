import { Registry, type ValidatedDefinition } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { arbitrary, checkBoundary, runtimePort, type BoundaryRow } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { runs } from '../properties/runs.js'

// Far enough for most rules of a generated definition, and soon done.
const bounds = { instances: 40, guided: 10, creations: 12, calls: 8, depth: 3 }

const failing = async (definition: ValidatedDefinition, operation: string): Promise<readonly BoundaryRow[]> => {
  const registry = Registry.empty.register(definition)
  if (isLeft(registry)) throw new Error(registry.left.defect)
  const open = () => StoredRuntime.of({ registry: registry.right, store: memoryStore() })
  const port = runtimePort(open(), () => Promise.resolve(open()))
  const { rows } = await checkBoundary(definition, operation, port, { bounds })
  return rows.filter(({ verdict }) => verdict === 'fails')
}

const levels = ['kernel/1', 'service/1', 'service/2', 'service/3'] as const

it.each(levels)('T-5: every case that is found of any operation under %s holds in memory', async (semantics) => {
  const property = fc.asyncProperty(arbitrary.definition({ semantics }), async (definition) => {
    for (const operation of Object.keys(definition.document.operations)) {
      expect(await failing(definition, operation)).toEqual([])
    }
  })
  // One definition is some dozens of cases.
  await fc.assert(property, {
    ...runs,
    numRuns: Math.ceil((runs.numRuns ?? 0) / (semantics === 'kernel/1' ? 40 : 100)),
  })
})
