import type { ObjectSchemaDocument } from '../../document/document.js'
import { memberOf, type Json, type JsonObject } from '../../value/json.js'
import { lengthOf } from '../../value/text.js'
import type { Reference, Root } from '../reference.js'
import type { Scope } from '../scope.js'
import { boundReferenceOf, type Binder } from './binder.js'
import { addressOf } from './service-address.js'
import type { ServiceReading } from './service-reading.js'
import { walkDeclared } from './walk-declared.js'

/** Reads a reference that only the service rules have, or gives nothing. */
export type ReadAddress = (scope: Scope) => Json | undefined

type Walk = (path: readonly string[]) => ReadAddress

const objectAt = (root: Root, scope: Scope): JsonObject =>
  (root === 'args' ? scope.args : root === 'fields' ? scope.fields : scope.oldFields).object

const walkFromRoot =
  (root: Root, { fields }: ObjectSchemaDocument): Walk =>
  (path) => {
    const [name = ''] = path
    const declared = memberOf(fields, name)
    return (scope) => walkDeclared(memberOf(objectAt(root, scope), name), declared, path, 1)
  }

const walkFromBinder =
  (binder: Binder, depth: number): Walk =>
  (path) =>
  ({ bound }) => {
    let frame = bound
    for (let index = 0; index < depth; index += 1) frame = frame?.outer
    return walkDeclared(frame?.element, binder.element, path, 0)
  }

/** A text has a count only where registration has seen that a text is declared there (SR-50, SR-51). */
const isTextCount = (text: string, reading: ServiceReading): boolean => {
  const address = addressOf(text, reading)
  return address !== undefined && 'form' in address && address.form === 'text_count'
}

const countOf =
  (read: ReadAddress): ReadAddress =>
  (scope) => {
    const value = read(scope)
    return typeof value === 'string' ? lengthOf(value) : undefined
  }

const compiled = (text: string, path: readonly string[], walk: Walk, reading: ServiceReading): ReadAddress =>
  isTextCount(text, reading) ? countOf(walk(path.slice(0, -1))) : walk(path)

/** How to read a reference that starts from the name of a quantifier; nothing for the others (SR-70). */
export const compileBoundReference = (text: string, reading: ServiceReading): ReadAddress | undefined => {
  const bound = boundReferenceOf(text, reading.binders)
  return bound === undefined
    ? undefined
    : compiled(text, bound.path, walkFromBinder(bound.binder, reading.binders.indexOf(bound.binder)), reading)
}

/** How to read a reference that goes into what a field or an argument holds (SR-47). */
export const compileAddress = (text: string, { root, path }: Reference, reading: ServiceReading): ReadAddress =>
  compiled(text, path, walkFromRoot(root, root === 'args' ? reading.arguments : reading.schema), reading)
