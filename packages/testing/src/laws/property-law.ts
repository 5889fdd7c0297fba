import fc from 'fast-check'
import { lawOf, type Law, type LawOptions, type LawOutcome } from './law.js'

/** A property of any case: what it is tried on, what must not throw, and how a case is told. */
export interface Property<Case> {
  readonly name: string
  readonly cases: fc.Arbitrary<Case>
  /** Throws where the law does not hold of the case; answers how many inputs it passed over. */
  readonly holds: (one: Case) => Promise<number> | number
  /** The case that failed, for a person. */
  readonly describe: (one: Case) => string
}

const defaultRuns = 100

const parametersOf = <Case>({ runs = defaultRuns, seed, path, shrink = true }: LawOptions): fc.Parameters<[Case]> => ({
  numRuns: runs,
  endOnFailure: !shrink,
  ...(seed === undefined ? {} : { seed }),
  ...(path === undefined ? {} : { path }),
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What is broken may be what tells of it. */
const told = <Case>(describe: (one: Case) => string, one: Case): string => {
  try {
    return describe(one)
  } catch (error) {
    return `the case cannot be told: ${messageOf(error)}`
  }
}

const failureOf = <Case>({ describe }: Property<Case>, details: fc.RunDetails<[Case]>): string | undefined => {
  if (!details.failed) return undefined
  const { counterexample, counterexamplePath, errorInstance, seed, numRuns, numShrinks } = details
  const path = counterexamplePath === null ? '' : `, path: '${counterexamplePath}'`
  return [
    messageOf(errorInstance),
    ...(counterexample === null ? [] : [told(describe, counterexample[0])]),
    `after ${numRuns} cases, made shorter ${numShrinks} times; { seed: ${seed}${path} } shows it again`,
  ].join('\n')
}

/** The law that a property holds. */
export const propertyLaw = <Case>(property: Property<Case>, options: LawOptions = {}): Law => {
  const { name, cases, holds } = property
  const check = async (): Promise<LawOutcome> => {
    let passedOver = 0
    const tried = fc.asyncProperty(cases, async (one) => {
      passedOver += await holds(one)
    })
    const details = await fc.check(tried, parametersOf<Case>(options))
    return { runs: details.numRuns, passedOver, failure: failureOf(property, details) }
  }
  return lawOf(name, check)
}
