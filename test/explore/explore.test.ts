import {
  canonical,
  decide,
  decideCreate,
  toJson,
  type CoreError,
  type Decision,
  type EntityInstance,
  type ValidatedDefinition,
} from '@assent/kernel'
import { arbitrary } from '@assent/testing'
import { check, renderCheck, type Check } from '@assent/testing/check'
import { explore, type Bounds, type Call } from '@assent/testing/explore'
import fc from 'fast-check'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'

// One exploration makes hundreds of decisions.
const fewer = { numRuns: Math.ceil((runs.numRuns ?? 0) / 20) }

const bounds = (): fc.Arbitrary<Partial<Bounds>> =>
  fc.record(
    {
      instances: fc.nat({ max: 60 }),
      guided: fc.nat({ max: 20 }),
      depth: fc.nat({ max: 5 }),
      creations: fc.nat({ max: 30 }),
      calls: fc.nat({ max: 12 }),
      values: fc.nat({ max: 10 }),
    },
    { requiredKeys: [] },
  )

const explored = () => fc.tuple(arbitrary.definition(), bounds())

const answerTo = (
  definition: ValidatedDefinition,
  instance: EntityInstance | null,
  call: Call,
): Either<CoreError, Decision> =>
  call.command === 'create' ? decideCreate(definition, call) : decide(definition, { instance, ...call })

/** The instance that commands lead to, each accepted. */
const replayed = (definition: ValidatedDefinition, commands: readonly Call[]): EntityInstance | null =>
  commands.reduce<EntityInstance | null>((instance, call) => {
    const answer = answerTo(definition, instance, call)
    if (isLeft(answer)) throw new Error(`\`${canonical(call)}\` is refused: ${answer.left.kind}`)
    return answer.right.instance
  }, null)

const refusalOf = (answer: Either<CoreError, Decision>): CoreError | null => (isLeft(answer) ? answer.left : null)

describe('an exploration of any definition', () => {
  it('claims of each instance and each call only what the kernel answers', () => {
    fc.assert(
      fc.property(explored(), ([definition, given]) => {
        const { visited, accepted, refused } = explore(definition, given)
        for (const { instance, path, operations } of visited) {
          expect(canonical(replayed(definition, path) ?? {})).toBe(canonical(instance))
          for (const name of operations ?? []) expect(definition.document.operations).toHaveProperty([name])
        }
        for (const { path, instance, call, ...found } of [...accepted, ...refused]) {
          expect(replayed(definition, path)).toEqual(instance)
          const answer = answerTo(definition, instance, call)
          const claimed = 'refusal' in found ? found.refusal : null
          expect(canonical(refusalOf(answer))).toBe(canonical(claimed))
          if ('result' in found)
            expect(isRight(answer) && canonical(answer.right.instance)).toBe(canonical(found.result))
        }
      }),
      fewer,
    )
  })

  it('keeps to its bounds and names those that it reached', () => {
    fc.assert(
      fc.property(explored(), ([definition, given]) => {
        const { visited, bounds: all, reached } = explore(definition, given)
        expect(all).toMatchObject(given)
        expect(visited.length).toBeLessThanOrEqual(all.instances + all.guided)
        const deep = visited.filter(({ path }) => path.length - 1 > all.depth)
        expect(deep.length).toBeLessThanOrEqual(all.guided)
        if (reached.length === 0) expect(visited.map(({ operations }) => operations)).not.toContain(null)
      }),
      fewer,
    )
  })

  it('K-2: is the same every time, and plain JSON', () => {
    fc.assert(
      fc.property(explored(), ([definition, given]) => {
        const exploration = explore(definition, given)
        const copied = toJson(exploration, 'exploration')
        expect(isRight(copied) ? canonical(copied.right) : copied.left).toBe(canonical(explore(definition, given)))
      }),
      fewer,
    )
  })
})

/** What the commands of an answer are refused with; null where all are accepted. */
const shown = (definition: ValidatedDefinition, commands: readonly Call[]): CoreError | null => {
  const instance = replayed(definition, commands.slice(0, -1))
  const last = commands.at(-1)
  if (last === undefined) throw new Error('an answer without commands')
  return refusalOf(answerTo(definition, instance, last))
}

const kindsOf = { invariants: ['invariant_violation', 'invariant_unobservable'] }

const holdsWhatItShows = (definition: ValidatedDefinition, { answers }: Check): void => {
  for (const answer of answers) {
    if (answer.evidence === null) continue
    const { commands, refusal } = answer.evidence
    expect(canonical(shown(definition, commands))).toBe(canonical(refusal))
    if (answer.question !== 'operation_breaks_invariant') continue
    expect(commands.at(-1)).toMatchObject({ command: 'execute', operation: answer.operation })
    expect(kindsOf.invariants).toContain(refusal?.kind)
    expect(refusal).toMatchObject({ rule: answer.rule })
  }
}

describe('a check of any definition', () => {
  it('shows what it found, has words for it, and holds exactly where no operation runs into an invariant', () => {
    fc.assert(
      fc.property(explored(), ([definition, given]) => {
        const checked = check(definition, given)
        holdsWhatItShows(definition, checked)
        expect(renderCheck(checked)).toMatch(/\n\d+ instance\(s\), \d+ call\(s\): /)
        const broken = checked.answers.some(
          ({ question, answer }) => question === 'operation_breaks_invariant' && answer === 'found',
        )
        expect(checked.holds).toBe(!broken)
      }),
      fewer,
    )
  })

  it('calls nothing impossible that a larger exploration finds', () => {
    fc.assert(
      fc.property(arbitrary.definition(), (definition) => {
        const small = check(definition, { instances: 2, guided: 0, creations: 2, calls: 1 })
        const large = check(definition)
        for (const [index, { answer, question }] of small.answers.entries()) {
          if (answer !== 'impossible' && question !== 'argument_unread') continue
          expect(large.answers[index]?.answer).toBe(answer)
        }
      }),
      fewer,
    )
  })
})
