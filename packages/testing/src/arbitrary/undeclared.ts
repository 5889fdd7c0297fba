import type { AuthoredFields } from './authored.js'
import { hostileNames } from './hostile-names.js'

/** Names that the fields do not declare, never none: near misses, ordinary ones, and those that hosts trip over. */
export const undeclaredNames = (fields: AuthoredFields = {}): readonly string[] => {
  const declared = Object.keys(fields)
  const nearMisses = declared.slice(0, 2).flatMap((name) => [`${name} `, `${name}'`])
  const longer = `${declared.join('')}unforeseen`
  return [...new Set(['unforeseen', ...nearMisses, ...hostileNames, longer])].filter(
    (name) => !Object.hasOwn(fields, name),
  )
}
