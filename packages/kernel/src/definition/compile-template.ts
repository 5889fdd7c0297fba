import { deepFreeze } from '../value/freeze.js'
import { isJsonArray, isJsonObject, writerOf, type Json, type JsonObject, type WriteMember } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { compileReference, nothing, slotless, type CompiledReference, type SlotsByRoot } from './compile-reference.js'
import { isReference, literalOf } from './reference.js'

/**
 * A template or an operand made ready. Every form has every member, so that all have one shape: the host reads those of
 * one shape far quicker than those of many.
 */
export interface Template {
  readonly form: 'constant' | 'reference' | 'list' | 'object'
  /** Of a constant: what it is, always. */
  readonly value: Json
  readonly reference: CompiledReference
  /** Of a reference: the text that the definition has for it. */
  readonly text: string
  /** Of a list its elements, of an object its members in name order. */
  readonly parts: readonly Part[]
}

/** A part of a list or an object; `name` means something in an object only. */
export interface Part {
  readonly name: string
  readonly write: WriteMember
  readonly template: Template
}

const constant = (value: Json): Template => ({ form: 'constant', value, reference: nothing, text: '', parts: [] })

const referenceTo = (text: string, slots: SlotsByRoot): Template => ({
  form: 'reference',
  value: null,
  reference: compileReference(text, slots),
  text,
  parts: [],
})

const compound = (form: 'list' | 'object', parts: readonly Part[]): Template => ({
  form,
  value: null,
  reference: nothing,
  text: '',
  parts,
})

const partOf = (name: string, value: Json, slots: SlotsByRoot): Part => ({
  name,
  write: writerOf(name),
  template: compileTemplate(value, slots),
})

/** Does a template read nothing, so that it is the same value always? */
export const isConstant = (template: Json): boolean => {
  if (typeof template === 'string') return !template.startsWith('$')
  if (isJsonArray(template)) return template.every(isConstant)
  return !isJsonObject(template) || Object.values(template).every(isConstant)
}

/**
 * A template made ready: a text, a list in order, an object in name order, or a value that stands for itself. A `$$`
 * text is a literal, other `$` text a reference (K-73, K-97).
 */
export const compileTemplate = (template: Json, slots: SlotsByRoot = slotless): Template => {
  if (isConstant(template)) return constant(deepFreeze(template))
  if (typeof template === 'string') {
    return isReference(template) ? referenceTo(template, slots) : constant(literalOf(template))
  }
  if (isJsonArray(template)) {
    return compound(
      'list',
      template.map((element) => partOf('', element, slots)),
    )
  }
  const object = template as JsonObject
  return compound(
    'object',
    namesOf(object).map((name) => partOf(name, object[name] as Json, slots)),
  )
}
