import {
  memberOf,
  stringify,
  type FieldDocument,
  type Json,
  type ObjectSchemaDocument,
  type OutcomeDocument,
} from '@assent/kernel'
import { emptySchema } from '../../json-schema/command.js'
import { alwaysFits } from '../assignments.js'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'
import { fieldChanges } from '../field.js'
import type { TemplateScope } from '../may-refuse.js'
import { isSame, pairs } from '../pairs.js'
import type { FieldPlace } from '../place.js'
import { addedForReaders, copyChanges } from './copies.js'

// What is answered is checked against its declaration (D-25), as what is given is; and no default is filled in.
const answered: FieldPlace = { holds: 'arguments', keepsDefault: () => false, fillsDefaults: false, selects: false }

const memberChanges = (path: string, was: FieldDocument, is: FieldDocument): readonly DefinitionChange[] => {
  const lost =
    was.required && !is.required ? [breaksCallers(path, 'required -> optional', 'an answer may be without it')] : []
  const won = !was.required && is.required ? [compatible(path, 'optional -> required', 'every answer has it')] : []
  return [...lost, ...won, ...fieldChanges(path, was, is, answered)]
}

/** The declared members of an answer (SR-129). */
export const responseChanges = (
  path: string,
  was: ObjectSchemaDocument = emptySchema,
  is: ObjectSchemaDocument = emptySchema,
): readonly DefinitionChange[] => [
  ...(was.additional_fields === is.additional_fields
    ? []
    : [compatible(path, is.additional_fields ? 'open now' : 'closed now', 'what is answered is told by the outcomes')]),
  ...pairs(was.fields, is.fields).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.${name}`
    if (old === undefined) return [compatible(at, 'added', 'a reader passes over it')]
    return next === undefined ? [breaksCallers(at, 'removed', 'an answer lacks it')] : memberChanges(at, old, next)
  }),
]

const added = (path: string, template: Json, target: FieldDocument | undefined, scope: TemplateScope) => {
  const change = `added: ${stringify(template)}`
  return alwaysFits(target, template, scope)
    ? compatible(path, change, 'a reader passes over it')
    : breaksCallers(path, change, 'what it answers may be absent or not fit: then the call is refused')
}

/** What one outcome answers. */
export const answerChanges = (
  path: string,
  was: OutcomeDocument,
  is: OutcomeDocument,
  response: ObjectSchemaDocument,
  scope: TemplateScope,
): readonly DefinitionChange[] => [
  ...pairs(was.responds ?? {}, is.responds ?? {}).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.responds.${name}`
    if (isSame(old, next)) return []
    if (next === undefined) return [breaksCallers(at, 'removed', 'an answer lacks it')]
    if (old === undefined) return [added(at, next, memberOf<FieldDocument>(response.fields, name), scope)]
    return [
      breaksCallers(at, `${stringify(old)} -> ${stringify(next)}`, 'the same call is answered with something else'),
    ]
  }),
  ...copyChanges(`${path}.responds_if_present`, was.responds_if_present, is.responds_if_present, addedForReaders),
]
