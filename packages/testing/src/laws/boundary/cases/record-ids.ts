import { canonical, nextRevision, normalizeArguments, type JsonNumber, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { same } from '../../../store/answers.js'
import { never, type BoundaryCase } from '../boundary-case.js'
import { commits } from '../perform.js'
import type { Plan } from '../plan.js'
import type { ProposalOutcome } from '../port.js'
import { committed, refused } from '../outcomes.js'
import { decided, proposalIn, recorded, unchanged, type Scene } from '../scene.js'
import type { Found } from '../search.js'

const identical = async (scene: Scene, { arguments: args }: Found): Promise<void> => {
  const held = await commits(scene, args)
  const outcome = await scene.port.propose(proposalIn(scene, args))
  await unchanged('the retry', scene, held)
  committed('the retry', outcome, { revision: held.instance.revision, replayed: true })
}

const replayedOf = (outcome: ProposalOutcome): boolean | string =>
  outcome.kind === 'committed' ? outcome.replayed : canonical(outcome.refusal)

const identicalAtOnce = async (scene: Scene, { arguments: args }: Found): Promise<void> => {
  const decision = decided(scene, args)
  if (isLeft(decision)) throw new Error(`the kernel refuses it: \`${decision.left.kind}\``)
  const outcomes = await Promise.all([1, 2].map(() => scene.port.propose(proposalIn(scene, args))))
  await recorded(scene, decision.right)
  same('whether each of the two was a replay', [false, true], outcomes.map(replayedOf).sort())
}

const different = async (
  scene: Scene,
  { arguments: args }: Found,
  other: { readonly arguments?: JsonObject; readonly expectedRevision?: JsonNumber },
): Promise<void> => {
  const held = await commits(scene, args)
  const outcome = await scene.port.propose({ ...proposalIn(scene, args), ...other })
  refused('the proposal under the name of another', outcome, { kind: 'record_conflict' })
  await unchanged('the refusal', scene, held)
}

/** Other arguments that the schema accepts too, and that mean something else. */
const otherArguments = (plan: Plan, { at, principal, arguments: args }: Found): JsonObject | undefined => {
  const meant = (given: JsonObject): string => {
    const normalized = normalizeArguments(plan.definition, plan.operation, { ...given, ...principal.trusted })
    return canonical(isLeft(normalized) ? null : normalized.right)
  }
  return plan.inputsOn(at.instance, principal).accepted.find((other) => meant(other) !== meant(args))
}

/** One record id names one request: the same again is the answer of the first, another one is refused. */
export const recordIdCases = (plan: Plan, found: Found): readonly BoundaryCase[] => {
  const other = otherArguments(plan, found)
  const about = 'record id'
  const title = 'one for two requests with different arguments'
  return [
    { about, title: 'the same request again', found, play: (scene) => identical(scene, found) },
    { about, title: 'the same request twice at once', found, play: (scene) => identicalAtOnce(scene, found) },
    other === undefined
      ? never(about, title, 'the caller has no choice of arguments')
      : { about, title, found, play: (scene) => different(scene, found, { arguments: other }) },
    {
      about,
      title: 'one for two requests at different revisions',
      found,
      play: (scene) => {
        const { revision } = scene.before.instance
        return different(scene, found, { expectedRevision: nextRevision(revision) ?? revision })
      },
    },
  ]
}
