import { nextRevision, type JsonNumber } from '@assent/kernel'
import { same } from '../../../store/answers.js'
import type { BoundaryCase } from '../boundary-case.js'
import { commits } from '../perform.js'
import { refused } from '../outcomes.js'
import { decided, proposalIn, recorded, unchanged, type Scene } from '../scene.js'
import type { Found } from '../search.js'
import { isLeft } from 'fp-ts/lib/Either.js'

const conflictIn = ({ before: { instance } }: Scene, found: JsonNumber) => ({
  kind: 'revision_conflict' as const,
  entity: instance.entity,
  id: instance.id,
  found,
})

const after = (revision: JsonNumber): JsonNumber => nextRevision(revision) ?? revision

const stale = async (scene: Scene, { arguments: args }: Found): Promise<void> => {
  const held = await commits(scene, args)
  const outcome = await scene.port.propose(proposalIn(scene, args, 'two'))
  refused('the proposal at the revision before', outcome, conflictIn(scene, held.instance.revision))
  await unchanged('the refusal', scene, held)
}

const ahead = async (scene: Scene, { arguments: args }: Found): Promise<void> => {
  const proposal = proposalIn(scene, args)
  const outcome = await scene.port.propose({ ...proposal, expectedRevision: after(proposal.expectedRevision) })
  refused('the proposal at a revision to come', outcome, conflictIn(scene, proposal.expectedRevision))
  await unchanged('the refusal', scene, scene.before)
}

const atOnce = async (scene: Scene, { arguments: args }: Found): Promise<void> => {
  const decision = decided(scene, args)
  if (isLeft(decision)) throw new Error(`the kernel refuses it: \`${decision.left.kind}\``)
  const both = ['one', 'two'].map((name) => scene.port.propose(proposalIn(scene, args, name)))
  const outcomes = await Promise.all(both)
  same('how many of two proposals are committed', 1, outcomes.filter(({ kind }) => kind === 'committed').length)
  const revision = after(scene.before.instance.revision)
  for (const outcome of outcomes)
    if (outcome.kind === 'refused') refused('the other', outcome, conflictIn(scene, revision))
  await recorded(scene, decision.right)
}

/** Of two proposals at one revision one is committed, and the other is refused as a conflict. */
export const revisionCases = (found: Found): readonly BoundaryCase[] => [
  { about: 'revision', title: 'one that another proposal has used', found, play: (scene) => stale(scene, found) },
  { about: 'revision', title: 'one that is still to come', found, play: (scene) => ahead(scene, found) },
  { about: 'revision', title: 'the same one in two proposals at once', found, play: (scene) => atOnce(scene, found) },
]
