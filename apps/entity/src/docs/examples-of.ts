import type { CoreError, ValidatedDefinition } from '@assent/kernel'
import type { ExampleCall } from '@assent/surface'
import { explore, type Call, type Exploration } from '@assent/testing/explore'

/** How many calls a page shows of one operation, and how many of those are refused by no rule of the author's. */
const mostExamples = 8
const mostOthers = 1

type Tried = Exploration['refused'][number] | Exploration['accepted'][number]

const exampleOf = (call: Call, { instance }: Tried): readonly ExampleCall[] => {
  if (call.command === 'create') return [call]
  return instance === null ? [] : [{ ...call, instance }]
}

// A refusal that an outcome declares is a rule of the author's, too.
const isOfRule = ({ kind }: CoreError): boolean =>
  kind === 'refused' || kind.startsWith('precondition_') || kind.startsWith('invariant_')

// Where an operation leads from, the page says without examples.
const isOfState = ({ kind }: CoreError): boolean => kind === 'invalid_transition' || kind === 'unspecified_move_source'

const groups = (tried: readonly Tried[]): ReadonlyMap<string | null, readonly Tried[]> => {
  const byOperation = new Map<string | null, Tried[]>()
  for (const one of tried) byOperation.set(one.operation, [...(byOperation.get(one.operation) ?? []), one])
  return byOperation
}

/**
 * The calls that a page shows of a definition: what each state accepts, what each rule refuses, and of each operation
 * one other refusal, as far as an exploration finds them. The same definition gives the same ones.
 */
export const examplesOf = (definition: ValidatedDefinition): readonly ExampleCall[] => {
  const { accepted, refused } = explore(definition)
  const ofRules = refused.filter(({ refusal }) => isOfRule(refusal))
  const others = groups(refused.filter(({ refusal }) => !isOfRule(refusal) && !isOfState(refusal)))
  const shown = groups([...accepted, ...ofRules])
  return [...new Set([...shown.keys(), ...others.keys()])].flatMap((operation) =>
    [...(shown.get(operation) ?? []), ...(others.get(operation) ?? []).slice(0, mostOthers)]
      .slice(0, mostExamples)
      .flatMap((tried) => exampleOf(tried.call, tried)),
  )
}
