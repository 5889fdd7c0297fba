import { isJsonObject, type DefinitionDocument, type FulfilmentsDocument, type Json } from '@assent/kernel'
import { heldShape } from './field-shape.js'
import { outcomesOf } from './service/outcomes-of.js'
import type { TypeShape } from './shape.js'

/** What writes fields: an operation, or each of its outcomes. */
interface Writer {
  readonly set?: { readonly [field: string]: Json }
  readonly fulfills?: FulfilmentsDocument
}

const writersOf = ({ operations }: DefinitionDocument): readonly Writer[] =>
  Object.values(operations).flatMap((operation): readonly Writer[] => {
    const outcomes = outcomesOf(operation)
    return outcomes.length === 0 ? [operation] : outcomes
  })

const clears = (value: Json): boolean => isJsonObject(value) && Object.hasOwn(value, 'cleared')

/** The fields of an instance, whatever was done to it (K-36, K-131, K-136, SR-142). */
export const heldFieldsShape = (definition: DefinitionDocument): TypeShape => {
  const writers = writersOf(definition)
  const set = writers.flatMap((writer) => Object.entries(writer.set ?? {}))
  const fulfilled = writers.flatMap((writer) => Object.entries(writer.fulfills ?? {}))
  const written = [...set, ...fulfilled].map(([name]) => name)
  const cleared = set.filter(([, value]) => clears(value)).map(([name]) => name)
  const removable = fulfilled.filter(([, { actions }]) => actions === 'optional').map(([name]) => name)
  return heldShape(definition.schema, new Set(written), new Set([...cleared, ...removable]))
}
