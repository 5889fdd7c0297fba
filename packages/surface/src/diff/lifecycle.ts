import type { DefinitionDocument, OperationDocument } from '@assent/kernel'
import { accepting, hasOutcomes } from '../json-schema/command.js'
import { statesOf } from '../json-schema/service/outcome-states.js'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'

const states = 'lifecycle.states'

const startsOf = (definition: DefinitionDocument, operation: OperationDocument): readonly string[] =>
  hasOutcomes(operation)
    ? accepting(operation).flatMap((outcome) => statesOf(definition, operation, outcome).from)
    : operation.transitions.flatMap(({ from }) => from)

const exitsOf = (definition: DefinitionDocument): ReadonlySet<string> =>
  new Set(Object.values(definition.operations).flatMap((operation) => startsOf(definition, operation)))

const stuck = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => {
  const [before, after] = [exitsOf(was), exitsOf(is)]
  return is.lifecycle.states
    .filter((state) => before.has(state) && !after.has(state))
    .map((state) =>
      breaksStored(states, `nothing leads on from \`${state}\``, 'an instance in this state accepts no operation'),
    )
}

const stateChanges = (was: readonly string[], is: readonly string[]): readonly DefinitionChange[] => {
  const gone = was.filter((state) => !is.includes(state))
  const come = is.filter((state) => !was.includes(state))
  const isReordered =
    gone.length + come.length === 0 && was.length === is.length && was.some((state, at) => is[at] !== state)
  return [
    ...gone.map((state) => breaksStored(states, `removed: \`${state}\``, 'an instance in this state is refused')),
    ...come.map((state) => compatible(states, `added: \`${state}\``, 'nothing that is stored is in it')),
    ...(isReordered ? [compatible(states, 'in another order', 'a decision does not depend on it')] : []),
  ]
}

/** The states, where instances begin, and where they can go no further. */
export const lifecycleChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => {
  const [old, next] = [was.lifecycle, is.lifecycle]
  const begins = `\`${old.initial}\` -> \`${next.initial}\``
  return [
    ...(old.initial === next.initial
      ? []
      : [breaksCallers('lifecycle.initial', begins, 'a caller that creates and goes on finds another state')]),
    ...stateChanges(old.states, next.states),
    ...stuck(was, is),
  ]
}
