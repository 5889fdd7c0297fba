import type { DefinitionDocument, OperationDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import { pairs } from './pairs.js'

/** Where each state leads; a state is a source at most once in one operation (K-157). */
const targetsOf = ({ transitions }: OperationDocument): { readonly [state: string]: string } =>
  Object.fromEntries(transitions.flatMap(({ from, to }) => [from].flat().map((state) => [state, to] as const)))

/** The edges of one operation. What a state that is gone led to is told with the state. */
export const transitionChanges = (
  path: string,
  was: OperationDocument,
  is: OperationDocument,
  { lifecycle }: DefinitionDocument,
): readonly DefinitionChange[] =>
  pairs(targetsOf(was), targetsOf(is)).flatMap(({ name: state, was: old, is: next }) => {
    if (old === next) return []
    if (old === undefined) return [compatible(path, `from \`${state}\` too`, 'it was refused there')]
    if (next === undefined) {
      return lifecycle.states.includes(state)
        ? [breaksCallers(path, `no longer from \`${state}\``, 'it is refused there')]
        : []
    }
    const change = `from \`${state}\` to \`${next}\` instead of \`${old}\``
    return [breaksCallers(path, change, 'a caller that goes on finds another state')]
  })
