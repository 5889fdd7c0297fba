import { isJsonArray, setMember, type Json, type JsonObject } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { compileReference } from './compile-reference.js'
import { isConstant } from './compile-template.js'
import { isReference, literalOf } from './reference.js'
import type { Scope } from './scope.js'

/**
 * An operand of a condition. Unlike a template's, a reference that gives nothing or null leaves it unresolved (K-106,
 * K-107).
 */
export interface Operand {
  /** The value, or nothing where it is unresolved. */
  readonly resolve: (scope: Scope) => Json | undefined
  /** Adds the texts of the references inside that give nothing (K-108). */
  readonly addUnresolved: (scope: Scope, unresolved: Set<string>) => void
  /** The text of an operand that is itself a reference. */
  readonly reference: string | undefined
}

const constantOperand = (value: Json): Operand => ({
  resolve: () => value,
  addUnresolved: () => undefined,
  reference: undefined,
})

const referenceOperand = (text: string): Operand => {
  const read = compileReference(text)
  const resolve = (scope: Scope): Json | undefined => read(scope) ?? undefined
  return {
    resolve,
    addUnresolved: (scope, unresolved) => {
      if (resolve(scope) === undefined) unresolved.add(text)
    },
    reference: text,
  }
}

/** A list or object, resolved whole: unresolved when any reference inside is (K-105). */
const compoundOperand = (parts: readonly Operand[], build: (values: readonly Json[]) => Json): Operand => ({
  resolve: (scope) => {
    const values = parts.map((part) => part.resolve(scope))
    return values.includes(undefined) ? undefined : build(values as readonly Json[])
  },
  addUnresolved: (scope, unresolved) => {
    for (const part of parts) part.addUnresolved(scope, unresolved)
  },
  reference: undefined,
})

const objectOf = (names: readonly string[], values: readonly Json[]): JsonObject => {
  const object: { [name: string]: Json } = {}
  for (const [index, name] of names.entries()) setMember(object, name, values[index] as Json)
  return object
}

/** An operand made ready: a `$$` text is a literal, other `$` text a reference, everything else a literal (K-97). */
export const compileOperand = (operand: Json): Operand => {
  if (isConstant(operand)) return constantOperand(operand)
  if (typeof operand === 'string') {
    return isReference(operand) ? referenceOperand(operand) : constantOperand(literalOf(operand))
  }
  if (isJsonArray(operand)) return compoundOperand(operand.map(compileOperand), (values) => values)
  const object = operand as JsonObject
  const names = namesOf(object)
  return compoundOperand(
    names.map((name) => compileOperand(object[name] as Json)),
    (values) => objectOf(names, values),
  )
}
