import type { Json } from '../value/json.js'
import { readReference } from './compile-reference.js'
import type { Part, Template } from './compile-template.js'
import type { Scope } from './scope.js'

/** Resolved whole: unresolved when any reference inside is (K-105). */
const resolveParts = (parts: readonly Part[], scope: Scope): readonly Json[] | undefined => {
  const values: Json[] = []
  for (const { template } of parts) {
    const value = resolveOperand(template, scope)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

const resolveObject = (parts: readonly Part[], scope: Scope): Json | undefined => {
  const values = resolveParts(parts, scope)
  if (values === undefined) return undefined
  const object: { [name: string]: Json } = {}
  for (const [index, { name, write }] of parts.entries()) write(object, name, values[index] as Json)
  return object
}

/**
 * The value of an operand of a condition, or nothing where it is unresolved. Unlike a template's, a reference that
 * gives nothing or null leaves it unresolved (K-106, K-107).
 */
export const resolveOperand = (operand: Template, scope: Scope): Json | undefined => {
  switch (operand.form) {
    case 'constant':
      return operand.value
    case 'reference':
      return readReference(operand.reference, scope) ?? undefined
    case 'list':
      return resolveParts(operand.parts, scope)
    case 'object':
      return resolveObject(operand.parts, scope)
  }
}

/** Adds the texts of the references inside that give nothing (K-108). */
export const addUnresolvedOperands = (operand: Template, scope: Scope, unresolved: Set<string>): void => {
  if (operand.form === 'reference' && resolveOperand(operand, scope) === undefined) unresolved.add(operand.text)
  for (const { template } of operand.parts) addUnresolvedOperands(template, scope, unresolved)
}
