import { same } from '../../../store/answers.js'
import type { BoundaryCase } from '../boundary-case.js'
import { refused } from '../outcomes.js'
import { proposalIn, type Scene } from '../scene.js'
import type { Found } from '../search.js'

const absent = async (scene: Scene, { arguments: args }: Found): Promise<void> => {
  const { entity } = scene.before.instance
  const id = `${scene.id} absent`
  const outcome = await scene.port.propose({ ...proposalIn(scene, args), id })
  refused('the proposal', outcome, { kind: 'not_found', entity, id })
  same('what is stored after the refusal', undefined, await scene.port.read({ entity, id }))
}

/** A subject that was never created is not created by a proposal. */
export const absentSubjectCases = (found: Found): readonly BoundaryCase[] => [
  {
    about: 'no such subject',
    title: 'an id under which nothing is stored',
    found,
    play: (scene) => absent(scene, found),
  },
]
