import type { Json } from '@assent/kernel'
import { numberOfKnown } from '../../number.js'
import { badReferences } from '../bad-references.js'
import type { PlantedDefect, Planting } from '../planting.js'
import { operationNames, plantedName as field } from '../spots/spot.js'
import { put } from '../way.js'

/** The field that `set` names, as it is declared, if it is; and a second one, for amounts to read. */
interface Declared {
  readonly field?: Json
  readonly spare?: Json
}

const spareName = 'spare_part'

const declaring = (document: Json, { field: own, spare }: Declared): Json => {
  const withOwn = own === undefined ? document : put(document, ['schema', 'fields', field], own)
  return spare === undefined ? withOwn : put(withOwn, ['schema', 'fields', spareName], spare)
}

const opened = (document: Json): Json => put(document, ['schema', 'additional_fields'], true)

type Defective = (operation: string, path: string) => PlantedDefect

const planting = (
  name: string,
  declared: Declared,
  values: readonly Json[],
  defect: Defective,
  prepared: (document: Json) => Json = (document) => document,
): Planting => ({
  name,
  kind: defect('', '').kind,
  places: (document) =>
    operationNames(document).flatMap((operation) =>
      values.map((value) => () => ({
        document: put(declaring(prepared(document), declared), ['operations', operation, 'set', field], value),
        defect: defect(operation, `operations.${operation}.set.${field}`),
      })),
    ),
})

const clearTarget: Defective = (_, path) => ({ kind: 'clear_target_invalid', path, field })
const clearFlag: Defective = (_, path) => ({ kind: 'clear_flag_invalid', path: `${path}.cleared`, field })
const incrementTarget: Defective = (_, path) => ({ kind: 'increment_target_invalid', path, field })
const incrementAmount: Defective = (_, path) => ({ kind: 'increment_amount_invalid', path: `${path}.increment` })

const integer = { type: 'integer', required: true }
const number = { type: 'number', required: true }
const increment = (amount: Json): Json => ({ increment: amount })
const token = (text: string): Json => increment(numberOfKnown(text))
const spare = increment(`$fields.${spareName}`)

const clears: readonly Planting[] = [
  planting(
    'a required field is cleared',
    { field: { type: 'json', required: true } },
    [{ cleared: true }],
    clearTarget,
  ),
  planting('an undeclared field of an open schema is cleared', {}, [{ cleared: true }], clearTarget, opened),
  planting(
    'the flag of a clear is not true',
    { field: { type: 'boolean' } },
    [false, null, 1, 'true', '$id', '$now', { cleared: true }, []].map((cleared) => ({ cleared })),
    clearFlag,
  ),
  planting(
    'a field is cleared and incremented',
    { field: integer },
    [
      { cleared: true, increment: 1 },
      { cleared: false, increment: '$now' },
    ],
    (_, path) => ({ kind: 'set_assignment_conflict', path, field }),
  ),
]

const incremented: readonly Planting[] = [
  planting('an optional field is incremented', { field: { type: 'integer' } }, [increment(1)], incrementTarget),
  planting(
    'a field that only has a default is incremented',
    { field: { type: 'number', default: 0 } },
    [increment(1), increment('$now')],
    incrementTarget,
  ),
  planting('a text is incremented', { field: { type: 'string', required: true } }, [increment(1)], incrementTarget),
  planting('an undeclared field of an open schema is incremented', {}, [increment(1)], incrementTarget, opened),
  planting(
    'an integer is incremented by no integer',
    { field: integer },
    [...['1.0', '1e2', '0.5', '18446744073709551616', '-9223372036854775809'].map(token)],
    incrementAmount,
  ),
  planting(
    'the amount is no number',
    { field: number },
    [true, null, '1', '$$1', [1], {}, '$id', '$entity', '$state', '$to_state', '$fields', '$args'].map(increment),
    incrementAmount,
  ),
  planting(
    'the amount may be absent',
    { field: integer, spare: { type: 'integer', default: 1 } },
    [spare],
    incrementAmount,
  ),
  planting('the amount of an integer is a number field', { field: integer, spare: number }, [spare], incrementAmount),
  planting(
    'the amount is inside a json field',
    { field: number, spare: { type: 'json', required: true } },
    [spare, increment(`$fields.${spareName}.amount`)],
    incrementAmount,
  ),
]

const badAmount: Planting = {
  name: 'the amount is a reference that may not be read',
  kind: 'invalid_template',
  places: (document) =>
    operationNames(document).flatMap((operation) => {
      const way = ['operations', operation, 'set', field]
      const path = `operations.${operation}.set.${field}.increment`
      return badReferences(document, { way, path, column: 'operation', operation }).map((reference) => () => ({
        document: put(declaring(document, { field: integer }), way, increment(reference)),
        defect: { kind: 'invalid_template', path },
      }))
    }),
}

const undeclared: Planting = {
  ...planting(
    '`set` names a field that is not declared',
    {},
    [1, '$id', { cleared: true }, increment(1), increment('one')],
    (operation) => ({ kind: 'unknown_set_field', operation, field }),
  ),
  needs: { open: false },
}

/** What is wrong with an entry of `set`, but for the references of templates (K-128 to K-140). */
export const setPlantings: readonly Planting[] = [undeclared, ...clears, ...incremented, badAmount]
