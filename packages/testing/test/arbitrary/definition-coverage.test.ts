import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'
import { unshrunkDocument } from '../../src/arbitrary/document.js'
import { unshrunkDefinitions, unshrunkVersions } from '../../src/arbitrary/definitions.js'
import { registers, registerTogether } from '../../src/arbitrary/registers.js'
import { expected } from './occurrence/expected.js'
import { occurrencesIn } from './occurrence/occurrences.js'
import { printLines } from './occurrence/print-lines.js'

const counted = (documents: readonly object[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const name of occurrencesIn(document as Json)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const share = (accepted: number, made: number): string => `${((100 * accepted) / made).toFixed(1)} % of ${String(made)}`

describe('generated definitions', () => {
  it('K-161: at least 95 of 100 are accepted as they are made, before anything is filtered', () => {
    const documents = fc.sample(unshrunkDocument(), { numRuns: 2000, seed: 11 })
    const accepted = documents.filter((document) => registers(document as unknown as Json))
    const sets = fc.sample(unshrunkDefinitions(), { numRuns: 200, seed: 11 })
    const together = sets.filter((set) => registerTogether(1)(set as unknown as Json))
    const versions = fc.sample(unshrunkVersions(), { numRuns: 200, seed: 11 })
    const side = versions.filter((set) => registerTogether(2)(set as unknown as Json))
    printLines('accepted by parsing and validation as made:', [
      `  documents  ${share(accepted.length, documents.length)}`,
      `  sets       ${share(together.length, sets.length)}`,
      `  versions   ${share(side.length, versions.length)}`,
    ])
    expect(accepted.length).toBeGreaterThanOrEqual(documents.length * 0.95)
    expect(together.length).toBeGreaterThanOrEqual(sets.length * 0.95)
    expect(side.length).toBeGreaterThanOrEqual(versions.length * 0.95)
  })

  it('K-7, K-25, K-81, K-86, K-128: every kind, constraint, operator, reference, form and key comes up', () => {
    const counts = counted(fc.sample(arbitrary.document(), { numRuns: 2000, seed: 12 }))
    const names = [...new Set([...expected, ...counts.keys()])].sort()
    printLines(
      'how often in 2000 documents:',
      names.map((name) => `  ${String(counts.get(name) ?? 0).padStart(6)}  ${name}`),
    )
    expect(expected.filter((name) => !counts.has(name))).toEqual([])
    expect([...counts.keys()].filter((name) => !expected.includes(name))).toEqual([])
  })
})
