import type { OperationDocument, RuleDocument, TransitionDocument, ValidatedDefinition } from '@assent/kernel'
import type { RulePlace } from '../../explore/exploration.js'
import { partsOf } from '../../explore/reference.js'
import { mayBeMissing } from './may-be-missing.js'
import { operationOf } from './operation-of.js'
import { referencesOf } from './references.js'

/** A rule that can refuse an operation. */
export interface Policy {
  readonly place: RulePlace
  /** Such as `` precondition `evidence_is_present` ``. */
  readonly title: string
  /** The references that may leave it without an answer. */
  readonly missable: readonly string[]
  /** Why the operation cannot break it, where it cannot. */
  readonly untouched?: string
}

const titleOf = (what: string, { name }: RuleDocument, index: number): string =>
  name === null ? `${what} ${index}, which has no name` : `${what} \`${name}\``

/** What of an instance an operation may change. */
interface Changes {
  readonly fields: ReadonlySet<string>
  readonly moves: boolean
}

const leads = ({ from, to }: TransitionDocument): boolean => [from].flat().some((state) => state !== to)

const changesOf = ({ set, transitions, outcomes }: OperationDocument): Changes =>
  outcomes === undefined
    ? { fields: new Set(Object.keys(set)), moves: transitions.some(leads) }
    : {
        fields: new Set(
          outcomes.flatMap((outcome) => {
            const { set: own = {}, set_if_present: copies = {}, fulfills = {} } = outcome
            return [own, copies, fulfills].flatMap((part) => Object.keys(part))
          }),
        ),
        moves: outcomes.some(({ effect }) => typeof effect === 'object' && leads(effect.moves)),
      }

/** Does the operation change anything that the rule reads? It held before, and holds after it where nothing changed. */
const touches = (operation: OperationDocument, { assert }: RuleDocument): boolean => {
  const { fields, moves } = changesOf(operation)
  return referencesOf(assert).some(({ reference }) => {
    const [root, name] = partsOf(reference)
    if (root === 'state') return moves
    return root === 'fields' && (name === undefined ? fields.size > 0 : fields.has(name))
  })
}

/** The preconditions of an operation and the invariants of its definition, in the order in which they are judged. */
export const policiesOf = (definition: ValidatedDefinition, operation: string): readonly Policy[] => {
  const { document } = definition
  const declared = operationOf(definition, operation)
  const policyOf =
    (list: RulePlace['list'], what: string) =>
    (rule: RuleDocument, index: number): Policy => ({
      place: { list, index },
      title: titleOf(what, rule, index),
      missable: [
        ...new Set(
          referencesOf(rule.assert)
            .filter((read) => mayBeMissing(document, declared.arguments, read))
            .map(({ reference }) => reference),
        ),
      ].sort(),
      ...(list === 'preconditions' || touches(declared, rule)
        ? {}
        : { untouched: 'the operation changes nothing that it reads' }),
    })
  return [
    ...declared.preconditions.map(policyOf('preconditions', 'precondition')),
    ...document.invariants.map(policyOf('invariants', 'invariant')),
  ]
}
