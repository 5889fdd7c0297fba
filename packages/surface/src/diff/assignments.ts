import { isJsonObject, stringify, type FieldDocument, type Json } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import { fieldChanges } from './field.js'
import { mayRefuse, type TemplateScope } from './may-refuse.js'
import { isSame, pairs } from './pairs.js'

const has = (value: Json, key: 'increment' | 'cleared'): boolean => isJsonObject(value) && Object.hasOwn(value, key)

const sourceOf = (template: Json, scope: TemplateScope): FieldDocument | undefined => {
  if (typeof template !== 'string') return undefined
  const [root, name = '', ...rest] = template.slice(1).split('.')
  const fields = root === 'args' ? scope.arguments : scope.fields
  return rest.length === 0 && Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Does the field take whatever the template gives it? Certain of a literal that an author wrote, and of one field. */
export const alwaysFits = (target: FieldDocument | undefined, value: Json, scope: TemplateScope): boolean => {
  if (target === undefined || mayRefuse(value, scope)) return false
  if (has(value, 'increment')) return target.min === null && target.max === null
  if (has(value, 'cleared') || !stringify(value).includes('"$')) return true
  const source = sourceOf(value, scope)
  if (source === undefined) return false
  const place = { holds: 'arguments', keepsDefault: () => false, fillsDefaults: false, selects: false } as const
  return fieldChanges('', source, target, place).every(({ effect }) => effect === 'compatible')
}

/** What an operation writes (K-128). */
export const assignmentChanges = (
  path: string,
  was: { readonly [field: string]: Json },
  is: { readonly [field: string]: Json },
  scope: TemplateScope,
): readonly DefinitionChange[] =>
  pairs(was, is).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.${name}`
    if (isSame(old, next)) return []
    if (old === undefined) {
      if (next === undefined) return []
      const change = `added: ${stringify(next)}`
      const target = Object.hasOwn(scope.fields, name) ? scope.fields[name] : undefined
      return alwaysFits(target, next, scope)
        ? [compatible(at, change, 'the operation writes this field too')]
        : [breaksCallers(at, change, 'what it writes may be absent or not fit the field: then the call is refused')]
    }
    return next === undefined
      ? [breaksCallers(at, `removed: ${stringify(old)}`, 'the same call leaves the field as it was')]
      : [breaksCallers(at, `${stringify(old)} -> ${stringify(next)}`, 'the same call writes something else')]
  })
