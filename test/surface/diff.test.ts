import { decide, decideCreate, type ValidatedDefinition } from '@assent/kernel'
import { diffDefinitions } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import { explore, type Exploration } from '@assent/testing/explore'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { editsOf } from './edited.js'
import { exampleSources } from './example-sources.js'
import { definitionNamed, hostileNaming, tameNaming } from './hostile-documents.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 20), endOnFailure: true }

const bounds = { instances: 30, depth: 3, guided: 0, calls: 8, creations: 12 }

const pairsOf = (definition: fc.Arbitrary<ValidatedDefinition>) =>
  definition.chain((was) => fc.tuple(fc.constant(was), editsOf(was)))

/** What was accepted under the first definition and is refused under the second. */
const nowRefused = ({ accepted }: Exploration, is: ValidatedDefinition, ofStored: boolean): readonly unknown[] =>
  accepted.flatMap(({ call, instance }): readonly unknown[] => {
    if (call.command === 'create') return isLeft(decideCreate(is, call)) ? [call] : []
    if (instance === null || !ofStored) return []
    // Where the version is another one, the instance is one that was moved to it.
    const answer = decide(is, { ...call, instance: { ...instance, version: is.version } })
    return isLeft(answer) ? [{ call, instance, refusal: answer.left }] : []
  })

const tellsTheTruth = (was: ValidatedDefinition, is: ValidatedDefinition, explored: Exploration): void => {
  const changes = diffDefinitions(was.document, is.document)
  if (changes.some(({ effect }) => effect === 'breaks_callers')) return
  const ofStored = changes.every(({ effect }) => effect === 'compatible')
  expect({ changes, refused: nowRefused(explored, is, ofStored) }).toEqual({ changes, refused: [] })
}

describe('what is called compatible', () => {
  it('refuses nothing that was accepted, under any definition and any edit of it', () => {
    fc.assert(
      fc.property(pairsOf(arbitrary.definition()), ([was, is]) => tellsTheTruth(was, is, explore(was, bounds))),
      few,
    )
  })

  it('refuses nothing that was accepted, under the examples and any edit of them', () => {
    for (const { definition } of exampleSources()) {
      const explored = explore(definition)
      fc.assert(
        fc.property(editsOf(definition), (is) => tellsTheTruth(definition, is, explored)),
        few,
      )
    }
  })
})

describe('what changed between two definitions', () => {
  it('of a definition and itself is nothing', () => {
    fc.assert(
      fc.property(arbitrary.definition(), ({ document }) => {
        expect(diffDefinitions(document, document)).toEqual([])
      }),
      few,
    )
  })

  it('is told the same way every time, whatever their names are', () => {
    const tame = definitionNamed(tameNaming).document
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        const { document } = definitionNamed(naming)
        const changes = diffDefinitions(tame, document)
        expect(changes.length).toBeGreaterThan(20)
        expect(diffDefinitions(tame, document)).toEqual(changes)
      }),
      few,
    )
  })
})
