import { isJsonObject, stringify, type Json } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import { mayRefuse, type TemplateScope } from './may-refuse.js'
import { isSame, pairs } from './pairs.js'

const absent = 'what it reads may be absent: then the call is refused'

const added = (path: string, name: string, template: Json, scope: TemplateScope): DefinitionChange =>
  mayRefuse(template, scope)
    ? breaksCallers(path, `payload has \`${name}\` too`, absent)
    : compatible(path, `payload has \`${name}\` too`, 'a reader passes over it')

/** The payload of one event, member by member where it has members. */
export const payloadChanges = (
  path: string,
  was: Json,
  is: Json,
  scope: TemplateScope,
): readonly DefinitionChange[] => {
  if (isSame(was, is)) return []
  if (!isJsonObject(was) || !isJsonObject(is))
    return [breaksCallers(path, `payload: ${stringify(was)} -> ${stringify(is)}`, 'a reader finds something else')]
  return pairs(was, is).flatMap(({ name, was: old, is: next }) => {
    if (isSame(old, next)) return []
    if (old === undefined) return next === undefined ? [] : [added(path, name, next, scope)]
    const change = `payload: \`${name}\`: ${stringify(old)}`
    return next === undefined
      ? [breaksCallers(path, `${change} removed`, 'a reader misses it')]
      : [breaksCallers(path, `${change} -> ${stringify(next)}`, 'a reader finds something else')]
  })
}

/** An event that was not there before. */
export const addedEvent = (path: string, type: string, payload: Json, scope: TemplateScope): DefinitionChange =>
  mayRefuse(payload, scope)
    ? breaksCallers(path, `added: \`${type}\``, absent)
    : compatible(path, `added: \`${type}\``, 'a reader passes over a type that it does not know')
