import { decide, decideCreate, type CoreError, type Decision, type ValidatedDefinition } from '@assent/kernel'
import { diffDefinitions } from '@assent/surface'
import { arbitrary, type History } from '@assent/testing'
import fc from 'fast-check'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { editsOf } from './edited.js'
import { hostileNaming, serviceDefinitionNamed, tameNaming } from './hostile-documents.js'
import { exampleSources } from './example-sources.js'

const many = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 8), endOnFailure: true }
const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 20), endOnFailure: true }

const refusalOf = (answer: Either<CoreError, Decision>): readonly CoreError[] => (isLeft(answer) ? [answer.left] : [])

/** What was accepted in a history under the first definition, and is refused under the second. */
const nowRefused = (history: History, is: ValidatedDefinition, ofStored: boolean): readonly CoreError[] => {
  const { id, fields, calls, answers } = history
  const [created] = answers
  if (created === undefined || isLeft(created)) return []
  const again = refusalOf(decideCreate(is, { id, fields }))
  if (!ofStored) return again
  let { instance } = created.right
  const refused = calls.flatMap((call, place) => {
    const answer = answers[place + 1]
    if (answer === undefined || !isRight(answer)) return []
    const found = refusalOf(decide(is, { ...call, instance: { ...instance, version: is.version } }))
    instance = answer.right.instance
    return found
  })
  return [...again, ...refused]
}

const tellsTheTruth = (history: History, is: ValidatedDefinition): void => {
  const changes = diffDefinitions(history.definition.document, is.document)
  if (changes.some(({ effect }) => effect === 'breaks_callers')) return
  const ofStored = changes.every(({ effect }) => effect === 'compatible')
  expect({ changes, refused: nowRefused(history, is, ofStored) }).toEqual({ changes, refused: [] })
}

const withEdit = (definition: ValidatedDefinition) => fc.tuple(arbitrary.history(definition), editsOf(definition))

describe('what is called compatible under the service rules', () => {
  it('refuses nothing that was accepted, under any definition and any edit of it', () => {
    fc.assert(
      fc.property(arbitrary.definition({ semantics: 'any' }).chain(withEdit), ([history, is]) => {
        tellsTheTruth(history, is)
      }),
      many,
    )
  })

  const library = exampleSources().filter(({ definition }) => definition.document.semantics !== undefined)

  it.each(library.map(({ definition }) => [definition.entity, definition] as const))(
    'refuses nothing that was accepted, under `%s` of the library and any edit of it',
    (_, definition) => {
      fc.assert(
        fc.property(withEdit(definition), ([history, is]) => {
          tellsTheTruth(history, is)
        }),
        many,
      )
    },
  )
})

describe('what changed between two definitions under the service rules', () => {
  it('of a definition and itself is nothing', () => {
    fc.assert(
      fc.property(arbitrary.definition({ semantics: 'any' }), ({ document }) => {
        expect(diffDefinitions(document, document)).toEqual([])
      }),
      few,
    )
  })

  it('is told the same way every time, whatever their names are', () => {
    const tame = serviceDefinitionNamed(tameNaming).document
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        const { document } = serviceDefinitionNamed(naming)
        const changes = diffDefinitions(tame, document)
        expect(changes.length).toBeGreaterThan(20)
        expect(diffDefinitions(tame, document)).toEqual(changes)
      }),
      few,
    )
  })
})
