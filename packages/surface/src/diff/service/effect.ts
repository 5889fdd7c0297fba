import type { MovesDocument, OutcomeDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'

const sourcesOf = ({ from }: MovesDocument): readonly string[] => [from].flat()

const moveChanges = (path: string, was: MovesDocument, is: MovesDocument): readonly DefinitionChange[] => {
  const [old, next] = [sourcesOf(was), sourcesOf(is)]
  return [
    ...old
      .filter((state) => !next.includes(state))
      .map((state) => breaksCallers(path, `no longer from \`${state}\``, 'it is refused there')),
    ...next
      .filter((state) => !old.includes(state))
      .map((state) => compatible(path, `from \`${state}\` too`, 'it did not move from there')),
    ...(was.to === is.to
      ? []
      : [breaksCallers(path, `to \`${is.to}\` instead of \`${was.to}\``, 'a caller that goes on finds another state')]),
  ]
}

/** What an outcome does to the instance (SR-128). */
export const effectChanges = (path: string, was: OutcomeDocument, is: OutcomeDocument): readonly DefinitionChange[] => {
  const [old, next] = [was.effect ?? 'none', is.effect ?? 'none']
  if (typeof old === 'object' && typeof next === 'object') return moveChanges(path, old.moves, next.moves)
  if (old === next) return []
  const word = (effect: typeof old): string => (typeof effect === 'object' ? 'moves' : effect)
  return [breaksCallers(path, `\`effect\`: ${word(old)} -> ${word(next)}`, 'the same call does something else')]
}
