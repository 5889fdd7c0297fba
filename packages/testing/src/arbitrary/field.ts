import type { FieldKind } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import type { AuthoredField, AuthoredFields } from './authored.js'
import { lengthRange, range } from './bounds.js'
import { names } from './name.js'
import { objectOf } from './object-of.js'
import type { Settings } from './settings.js'
import { text } from './text.js'
import { serviceMakers } from './service/service-kinds.js'
import { valueUnder } from './value-under.js'

type Field = fc.Arbitrary<AuthoredField>

const values = fc.oneof(
  { weight: 5, arbitrary: fc.array(text(), { minLength: 1, maxLength: 3 }) },
  // Texts may repeat and may be blank (K-23).
  { weight: 1, arbitrary: fc.constant(['', 'a', 'a']) },
)

const ref = ({ targets }: Settings): Field =>
  fc.record(
    {
      type: fc.constant('ref' as const),
      entity: fc.constantFrom(...targets),
      inverse: fc.constantFrom('parts', 'parent', 'a.b'),
      acyclic: fc.boolean(),
    },
    { requiredKeys: ['type', 'entity'] },
  )

const array = (settings: Settings, depth: number): Field =>
  field(settings, depth - 1).map((items) => ({ type: 'array' as const, items }))

const object = (settings: Settings, depth: number): Field =>
  fc
    .tuple(
      fc.option(fields(settings, depth - 1, settings.properties), { freq: 9, nil: undefined }),
      settings.open ? fc.boolean() : fc.constant(false),
    )
    .map(([properties, open]) => ({
      type: 'object' as const,
      ...(properties === undefined ? {} : { properties }),
      ...(open ? { additional_properties: true } : {}),
    }))

const makeEnum = (): Field => values.map((admitted) => ({ type: 'enum' as const, values: admitted }))

type Makers = { readonly [kind in Settings['kinds'][number]]?: (settings: Settings, depth: number) => Field }

const makers: Makers = {
  string: () => lengthRange().map((lengths) => ({ type: 'string' as const, ...lengths })),
  integer: () => range().map((bounds) => ({ type: 'integer' as const, ...bounds })),
  number: () => range().map((bounds) => ({ type: 'number' as const, ...bounds })),
  boolean: () => fc.constant({ type: 'boolean' as const }),
  enum: makeEnum,
  array,
  object,
  json: () => fc.constant({ type: 'json' as const }),
  ref,
}

const makersUnderService: Makers = {
  ...makers,
  string: () => serviceMakers.string,
  integer: () => serviceMakers.integer,
  number: () => serviceMakers.number,
  binary64: () => serviceMakers.binary64,
  enum: () => fc.oneof(makeEnum(), serviceMakers.ranked),
  map: (settings, depth) => serviceMakers.map(field(settings, depth - 1)),
  union: (settings, depth) => serviceMakers.union(field(settings, depth - 1)),
}

const made = (kind: FieldKind, settings: Settings, depth: number): Field => {
  const make = (settings.semantics === 'kernel/1' ? makers : makersUnderService)[kind]
  if (make === undefined) throw new RangeError(`\`${kind}\` is no kind of ${settings.semantics}`)
  return make(settings, depth)
}

// One of three has a default; values are looked for only where one is wanted.
const withDefault =
  ({ semantics }: Settings) =>
  ([declared, chance]: readonly [AuthoredField, number]): Field =>
    chance === 2
      ? valueUnder(semantics)(declared).map((value) => ({ ...declared, default: value }))
      : fc.constant(declared)

const containers: readonly FieldKind[] = ['array', 'object', 'map', 'union']

/** A field of any kind with constraints that fit it and some value meets; `depth` levels of nesting. */
const field = (settings: Settings, depth: number): Field => {
  const kinds = settings.kinds.filter((kind) => depth > 0 || !containers.includes(kind))
  const declared = fc
    .tuple(fc.oneof(...kinds.map((kind) => made(kind, settings, depth))), fc.boolean(), fc.nat(2))
    .map(([own, required, chance]) => [required ? { ...own, required } : own, chance] as const)
    .chain(withDefault(settings))
  return withAbsence(declared, absencesOf.field, settings)
}

/** Fields by name. */
export const fields = (settings: Settings, depth: number, maxLength: number): fc.Arbitrary<AuthoredFields> => {
  const declared = field(settings, depth)
  return names(maxLength, settings.curiousNames).chain((own) =>
    fc.tuple(...own.map((one) => fc.tuple(fc.constant(one), declared))).map(objectOf),
  )
}

/** A field that refers to another entity type: itself, its items or a property of it (K-33). */
export const link = (settings: Settings): Field => {
  const one = ref(settings)
  return fc.oneof(
    one,
    one.map((items) => ({ type: 'array' as const, items })),
    one.map((parent) => ({ type: 'object' as const, properties: { parent } })),
  )
}
