import { message, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Held } from './port.js'
import { committed, refused } from './outcomes.js'
import { decided, proposalIn, recorded, unchanged, type Scene } from './scene.js'

const notAsPlanned = (scene: Scene, found: string): Error =>
  new Error(`the case does not come about on \`${scene.id}\` as it was prepared: ${found}`)

/** A proposal that the kernel accepts: it is committed once, and what is stored is the decision. */
export const commits = async (scene: Scene, args: JsonObject): Promise<Held> => {
  const decision = decided(scene, args)
  if (isLeft(decision)) throw notAsPlanned(scene, `the kernel refuses it: ${message(decision.left)}`)
  const outcome = await scene.port.propose(proposalIn(scene, args))
  committed('the proposal', outcome, { revision: decision.right.instance.revision, replayed: false })
  return recorded(scene, decision.right)
}

/** A proposal that the kernel refuses: the caller gets that refusal, and nothing changes. */
export const refuses = async (scene: Scene, args: JsonObject): Promise<void> => {
  const refusal = decided(scene, args)
  if (!isLeft(refusal)) throw notAsPlanned(scene, 'the kernel accepts it')
  const outcome = await scene.port.propose(proposalIn(scene, args))
  refused('the proposal', outcome, refusal.left)
  await unchanged('the refusal', scene, scene.before)
}
