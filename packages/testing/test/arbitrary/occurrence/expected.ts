const each = (group: string, ...words: readonly string[]): readonly string[] => words.map((word) => `${group}: ${word}`)

const under = (part: string, keys: string): readonly string[] =>
  each('key', ...keys.split(' ').map((key) => `${part}.${key}`))

// K-7, and the keys of the service rules that may be written empty (K-16).
const keys = [
  ...under('definition', 'entity version schema lifecycle invariants create operations projections'),
  ...under('definition', 'semantics number_observation identity relations scales'),
  ...under('schema', 'fields additional_fields'),
  ...under('field', 'type required default min_length max_length min max values items properties'),
  ...under('field', 'additional_properties entity inverse acyclic alphabet variants'),
  ...under('lifecycle', 'initial states'),
  ...under('create', 'emit arguments response outcomes'),
  ...under('operation', 'arguments transitions preconditions set emit emits response outcomes'),
  ...under('transition', 'from to'),
  ...under('event', 'type payload payload_if_present'),
  ...under('rule', 'name assert message'),
  ...under('projection', 'key in_state'),
]

const kinds = ['string', 'integer', 'number', 'boolean', 'enum', 'array', 'object', 'json', 'ref']

// K-25.
const constraints = [
  ...kinds.flatMap((kind) => [`required of ${kind}`, `default of ${kind}`]),
  ...['min_length of string', 'max_length of string', 'min of integer', 'max of integer', 'min of number'],
  ...['max of number', 'values of enum', 'items of array', 'properties of object', 'additional_properties of object'],
  ...['inverse of ref', 'acyclic of ref'],
]

// K-86.
const operators = [
  ...['true', 'false', 'all', 'any', 'not', 'exists', 'eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains'],
  ...['starts_with', 'ends_with', 'before', 'after'],
]

const everywhere = ['$id', '$entity', '$version', '$fields', '$fields.<path>']
const past = ['$from_state', '$args', '$args.<path>', '$old_fields', '$old_fields.<path>']

// K-81.
const references = {
  invariant: [...everywhere, '$state'],
  'projection key': [...everywhere, '$state'],
  precondition: [...everywhere, '$to_state', ...past],
  'creation event': [...everywhere, '$state', '$to_state'],
  operation: [...everywhere, '$state', '$to_state', ...past],
}

const assignments = [
  ...['cleared', 'increment by a number', 'increment by $version', 'increment by $args', 'increment by $fields'],
  ...['increment by $old_fields', 'a reference', 'a text', 'another literal', 'an object template', 'a list template'],
  ...['an object that looks like a keyword', 'to an undeclared field'],
]

/** Everything that generated documents must show. */
export const expected: readonly string[] = [
  ...each('kind', ...kinds),
  ...each('nesting', '0', '1', '2'),
  ...each('constraint', ...constraints),
  ...operators.flatMap((operator) => each('operator', `${operator} in invariant`, `${operator} in precondition`)),
  ...each('condition depth', '1', '2', '3', '4'),
  ...Object.entries(references).flatMap(([column, roots]) =>
    each('reference', ...roots.map((root) => `${root} in ${column}`)),
  ),
  ...each('assignment', ...assignments),
  ...each(
    'transitions',
    'several in an operation',
    'from a text',
    'from a list of one',
    'from several',
    'to the same state',
  ),
  ...each('projection', 'by no reference'),
  ...keys,
]
