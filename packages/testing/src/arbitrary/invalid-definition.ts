import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredDefinition } from './authored.js'
import type { DefinitionConstraints } from './constraints.js'
import { document } from './document.js'
import type { PlantedDefect, Planting } from './invalid/planting.js'
import { plantings, plantingsUnderService } from './invalid/plantings.js'
import { namesAt, partAt, put } from './invalid/way.js'

/** A definition document with one thing wrong, and what is to be found. */
export interface InvalidDefinition {
  /** JSON in memory: what `parseDefinition` takes. */
  readonly document: Json
  /** What was planted, as a sentence; each planting has another. */
  readonly planting: string
  /**
   * The defect by kind and fields, without its message; `parse_failure` where parsing refuses the document. Its `path`
   * is there where the kind has one.
   */
  readonly defect: PlantedDefect
  /**
   * Everything that is found, in order. It is the one defect, unless the spec says that more follows: a field kind of
   * the service rules that lacks a part (K-17), a projection of a state when no state is left (K-159).
   */
  readonly defects: readonly PlantedDefect[]
}

/** How large the documents are, and which defects are planted. */
export interface InvalidDefinitionConstraints extends DefinitionConstraints {
  /** Only these kinds, at least one; all that one change of one document can plant, and `parse_failure`. */
  readonly defects?: readonly PlantedDefect['kind'][]
}

// Half of the plantings are about operations: there is always one.
const withOperation = (valid: Json): Json => {
  if (namesAt(valid, ['operations']).length > 0) return valid
  const initial = partAt(valid, ['lifecycle', 'initial']) ?? null
  return put(valid, ['operations', 'advance'], { transitions: [{ from: initial, to: initial }] })
}

const spoiled = (
  valid: fc.Arbitrary<AuthoredDefinition>,
  { name, places }: Planting,
): fc.Arbitrary<InvalidDefinition> =>
  fc.tuple(valid, fc.noBias(fc.nat())).map(([made, chance]) => {
    const found = places(withOperation(made as unknown as Json))
    const place = found[chance % found.length]
    if (place === undefined) throw new Error(`the planting \`${name}\` found no place`)
    const { document: bad, defect, defects = [defect] } = place()
    return { document: bad, planting: name, defect, defects }
  })

/**
 * Valid documents that were spoiled in one way, with the defect that validation, or the failure that parsing, is to
 * find: never anything else. Each planting comes up as often as any other. They shrink to short documents that are
 * spoiled in the same way.
 *
 * Under a service level these are what only the service rules know, in documents of `service/3`.
 *
 * @param constraints those of `document`, and which kinds of defect; a kind that nothing plants is a `RangeError`
 * @example
 * fc.property(arbitrary.invalidDefinition(), ({ document, defect }) => myLinter(document).kind === defect.kind)
 */
export const invalidDefinition = (constraints: InvalidDefinitionConstraints = {}): fc.Arbitrary<InvalidDefinition> => {
  const { defects, ...sizes } = constraints
  const { semantics = 'kernel/1' } = sizes
  const known = semantics === 'kernel/1' ? plantings : plantingsUnderService
  const wanted = known.filter(({ kind }) => defects?.includes(kind) ?? true)
  if (wanted.length === 0) throw new RangeError(`nothing plants ${(defects ?? []).join(', ') || 'no defect'}`)
  const valid = document(sizes)
  return fc.oneof(
    ...wanted.map((planting) =>
      spoiled(planting.needs === undefined ? valid : document({ ...sizes, ...planting.needs }), planting),
    ),
  )
}
