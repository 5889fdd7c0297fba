import { isJsonObject, type Json } from '../value/json.js'

/** The forms of a `set` value, recognised by its keys alone and only at its top (K-128, K-129). */
export type Assignment =
  | { readonly form: 'template'; readonly template: Json }
  | { readonly form: 'increment'; readonly amount: Json }
  | { readonly form: 'clear'; readonly flag: Json }
  | { readonly form: 'conflict' }

const keywords = ['cleared', 'increment']

/** What a `set` value asks for. */
export const assignmentOf = (value: Json): Assignment => {
  if (!isJsonObject(value)) return { form: 'template', template: value }
  const names = Object.keys(value)
  if (names.length === 0 || !names.every((name) => keywords.includes(name)))
    return { form: 'template', template: value }
  if (names.length > 1) return { form: 'conflict' }
  const [operand = null] = Object.values(value)
  return names[0] === 'cleared' ? { form: 'clear', flag: operand } : { form: 'increment', amount: operand }
}
