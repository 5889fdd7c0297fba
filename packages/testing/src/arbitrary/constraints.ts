import type { FieldKind, Semantics } from '@assent/kernel'

/** The kinds of field that a definition under `kernel/1` may have (K-25). */
const fieldKinds = [
  'string',
  'integer',
  'number',
  'boolean',
  'enum',
  'array',
  'object',
  'json',
  'ref',
] as const satisfies readonly FieldKind[]

/** The kinds that the service rules add (SR-10). */
export const serviceKinds = ['map', 'union', 'binary64'] as const satisfies readonly FieldKind[]

/** Every level of rules that a definition may opt into (SR-5). */
export const semanticsLevels = [
  'kernel/1',
  'service/1',
  'service/2',
  'service/3',
] as const satisfies readonly Semantics[]

/**
 * How large and how curious generated definitions are. Each number is the most that there is of something, a whole
 * number from 0 unless it says more; each member has a default.
 *
 * @example arbitrary.document({ fields: 20, depth: 4, operations: 1, conditionDepth: 32 })
 */
export interface DefinitionConstraints {
  /**
   * The rules that definitions opt into; `kernel/1`. With `any`, each of the four now and then. Under a service level
   * they have identities, relations, scales, creations and operations with branches, and whatever else it adds.
   */
  readonly semantics?: Semantics | 'any'
  /** Fields of the schema; 4. A set of definitions that refer to each other has one more in each. */
  readonly fields?: number
  /** Fields of the arguments of one operation; 3. */
  readonly arguments?: number
  /** Properties of one object field; 3. */
  readonly properties?: number
  /** Levels of `items` and `properties` below a field of the schema; below an argument there is one fewer; 2. */
  readonly depth?: number
  /** States, at least 1; 4. */
  readonly states?: number
  /** Operations; 3. There is at least one, unless this is 0. */
  readonly operations?: number
  /** Transitions of one operation, at least 1; 3. */
  readonly transitions?: number
  /** Invariants, and preconditions of one operation; 2. */
  readonly rules?: number
  /** Depth of a rule's condition as K-95 counts it, 1 to 32: an operator without conditions inside has 1; 4. */
  readonly conditionDepth?: number
  /** Events of one operation; 2. */
  readonly events?: number
  /** Levels of lists and objects in an event's payload; in `set` and in operands there is one fewer; 2. */
  readonly templateDepth?: number
  /** Projections; 2. */
  readonly projections?: number
  /** Versions of one entity type, at least 1, in `versions` at least 2 are made; 3. */
  readonly versions?: number
  /** Entity types of one set of definitions, at least 1; 3. */
  readonly entities?: number
  /** The kinds that fields have, among them one that holds no other fields; all nine of K-25, or a service's twelve. */
  readonly kinds?: readonly FieldKind[]
  /** May a name be one that hosts and references trip over, such as `__proto__`, `a.b` or `''`? True. */
  readonly curiousNames?: boolean
  /** May schemas and object fields admit members that they do not declare? True. */
  readonly open?: boolean
  /** May a key be written with the value that equals its absence, such as `min: null` or `relations: {}`? True. */
  readonly absences?: boolean
}

/** Constraints of which each is given. */
export type Sizes = Required<DefinitionConstraints>

const defaults: Omit<Sizes, 'kinds'> = {
  semantics: 'kernel/1',
  fields: 4,
  arguments: 3,
  properties: 3,
  depth: 2,
  states: 4,
  operations: 3,
  transitions: 3,
  rules: 2,
  conditionDepth: 4,
  events: 2,
  templateDepth: 2,
  projections: 2,
  versions: 3,
  entities: 3,
  curiousNames: true,
  open: true,
  absences: true,
}

const atLeastOne = ['states', 'transitions', 'conditionDepth', 'versions', 'entities']
const deepestCondition = 32

const checkNumber = (name: string, value: number): void => {
  const least = atLeastOne.includes(name) ? 1 : 0
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`\`${name}\` is a whole number from ${String(least)}, found ${String(value)}`)
}

const containers: readonly FieldKind[] = ['array', 'object', 'map', 'union']

const checkKinds = ({ kinds, semantics }: Sizes): void => {
  if (kinds.every((kind) => containers.includes(kind)))
    throw new RangeError('`kinds` needs one that holds no other fields, or nesting would have no end')
  const unknown = kinds.find((kind) => (serviceKinds as readonly FieldKind[]).includes(kind))
  if (semantics === 'kernel/1' && unknown !== undefined)
    throw new RangeError(`\`${unknown}\` is a kind of the service rules, and \`semantics\` is kernel/1`)
}

/** The constraints with the defaults filled in; a constraint that nothing could meet is thrown as a `RangeError`. */
export const sizesOf = (constraints: DefinitionConstraints = {}): Sizes => {
  const kinds = (constraints.semantics ?? 'kernel/1') === 'kernel/1' ? fieldKinds : [...fieldKinds, ...serviceKinds]
  const sizes: Sizes = { ...defaults, kinds, ...constraints }
  for (const [name, value] of Object.entries(sizes)) if (typeof value === 'number') checkNumber(name, value)
  if (sizes.conditionDepth > deepestCondition)
    throw new RangeError(`\`conditionDepth\` is at most 32 (K-95), found ${String(sizes.conditionDepth)}`)
  checkKinds(sizes)
  return sizes
}
