import type { DefinitionDocument, OperationDocument, OutcomeDocument, ServiceRefusal } from '@assent/kernel'

type Kind = ServiceRefusal['kind']

const some = (outcomes: readonly OutcomeDocument[], has: (outcome: OutcomeDocument) => boolean, ...kinds: Kind[]) =>
  outcomes.some(has) ? kinds : []

const isDefault = ({ when, in_state, wrong_state }: OutcomeDocument): boolean =>
  when === undefined && in_state === undefined && wrong_state !== true

const ofOutcomes = (outcomes: readonly OutcomeDocument[]): readonly Kind[] => [
  ...some(outcomes, ({ refuses }) => refuses !== undefined, 'refused'),
  // Where all others are passed over, the default is taken (SR-115).
  ...some(outcomes, () => !outcomes.some(isDefault), 'no_outcome_selected'),
  ...some(outcomes, ({ when }) => when !== undefined, 'outcome_unobservable'),
  ...some(outcomes, ({ effect }) => typeof effect === 'object', 'unspecified_move_source'),
  ...some(
    outcomes,
    ({ fulfills }) => fulfills !== undefined,
    'fulfillment_required',
    'fulfillment_keys_mismatch',
    'required_field_removal',
  ),
]

const withIdentity = ({ identity }: DefinitionDocument, kind: Kind): readonly Kind[] =>
  identity === undefined ? [] : [kind]

/** The refusals of the service rules that a creation can meet: where there is an identity, its id is derived. */
export const metByCreation = (definition: DefinitionDocument): ReadonlySet<Kind> =>
  new Set([
    ...ofOutcomes(definition.create.outcomes ?? []),
    ...withIdentity(definition, 'creation_identity_unavailable'),
  ])

/** The refusals of the service rules that an operation can meet. */
export const metByOperation = (
  definition: DefinitionDocument,
  { outcomes = [] }: OperationDocument,
): ReadonlySet<Kind> => new Set([...ofOutcomes(outcomes), ...withIdentity(definition, 'identity_mismatch')])
