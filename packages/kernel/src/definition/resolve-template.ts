import type { Json } from '../value/json.js'
import { readReference } from './compile-reference.js'
import type { Part, Template } from './compile-template.js'
import type { Scope } from './scope.js'

/** A reference of a template that gave nothing; never replaced by null (K-77). */
export class MissingReference {
  constructor(readonly expression: string) {}
}

const resolveList = (parts: readonly Part[], scope: Scope): Json | MissingReference => {
  const list: Json[] = []
  for (const { template } of parts) {
    const value = resolveTemplate(template, scope)
    if (value instanceof MissingReference) return value
    list.push(value)
  }
  return list
}

const resolveObject = (parts: readonly Part[], scope: Scope): Json | MissingReference => {
  const object: { [name: string]: Json } = {}
  for (const { name, write, template } of parts) {
    const value = resolveTemplate(template, scope)
    if (value instanceof MissingReference) return value
    write(object, name, value)
  }
  return object
}

/** Resolves a template, naming the first reference that gives nothing (K-79). */
export const resolveTemplate = (template: Template, scope: Scope): Json | MissingReference => {
  switch (template.form) {
    case 'constant':
      return template.value
    case 'reference': {
      const value = readReference(template.reference, scope)
      return value === undefined ? new MissingReference(template.text) : value
    }
    case 'list':
      return resolveList(template.parts, scope)
    case 'object':
      return resolveObject(template.parts, scope)
  }
}
