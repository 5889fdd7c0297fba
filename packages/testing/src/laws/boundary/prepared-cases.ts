import type { ValidatedDefinition } from '@assent/kernel'
import type { Bounds } from '../../explore/bounds.js'
import type { Exploration } from '../../explore/exploration.js'
import { explore } from '../../explore/explore.js'
import { withNumberedRules } from '../../explore/numbered.js'
import type { About, NotReached } from './boundary-case.js'
import { casesOf } from './cases-of.js'
import { planFor } from './plan.js'
import type { BoundaryPort } from './port.js'
import { openScene } from './scene.js'
import { comesAbout, storyOf } from './story-of.js'

/** How a boundary is tried. */
export interface BoundaryOptions {
  /** How far the definition is explored, and how many arguments are tried on each instance. */
  readonly bounds?: Partial<Bounds>
  /** What `explore` found of this definition, to explore it once for all of its operations. */
  readonly exploration?: Exploration
  /**
   * Ids of subjects and names of proposals begin so; `boundary` where it is left out. A store that is used once more
   * needs another one.
   */
  readonly prefix?: string
}

/** A case with a way to try it, where there is one. */
export interface PreparedCase {
  readonly about: About
  readonly title: string
  /** Answers what was expected and what was found, or nothing where the case holds; or why it cannot be tried. */
  readonly attempt: (() => Promise<string | undefined>) | Pick<NotReached, 'verdict' | 'reason'>
}

// A rule may ask for something of the id, and each case has one of its own.
const asksForAnId = {
  verdict: 'not_found',
  reason: 'the rules ask for another id than the cases of this law have',
} as const

const needsAStore = {
  verdict: 'not_found',
  reason: 'an identity makes the ids of subjects, and the port opens no store for a case (`fresh`)',
} as const

/** Every case of an operation on a port. */
export const preparedCases = (
  definition: ValidatedDefinition,
  operation: string,
  port: BoundaryPort,
  { bounds = {}, exploration = explore(definition, bounds), prefix = 'boundary' }: BoundaryOptions,
): readonly PreparedCase[] => {
  const numbered = withNumberedRules(definition)
  const makesIds = definition.document.identity !== undefined
  return casesOf(planFor(definition, operation, port, bounds, exploration)).map((planned, index) => {
    const { about, title } = planned
    if ('reason' in planned) return { about, title, attempt: planned }
    const story = storyOf(definition, `${prefix} ${operation} ${index}`, planned.found)
    if (!comesAbout(numbered, operation, story, planned.found)) return { about, title, attempt: asksForAnId }
    if (makesIds && port.fresh === undefined) return { about, title, attempt: needsAStore }
    const attempt = async (): Promise<string | undefined> => {
      try {
        const own = makesIds ? ((await port.fresh?.()) ?? port) : port
        await planned.play(await openScene(own, definition, operation, planned.found.principal, story))
        return undefined
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    }
    return { about, title, attempt }
  })
}
