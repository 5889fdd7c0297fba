import { isReference, literalOf, parseReference, type Root } from '../../definition/reference.js'
import { isJsonArray, isJsonObject, type Json } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import { canonical } from '../../value/write-json.js'

// A name is any text: one that would run into the sentence is written as JSON.
const quoted = (name: string): string => (/[`\u0000-\u001f]/.test(name) ? canonical(name) : `\`${name}\``)

const before = ' before the operation'

/** What a reference reads, by its root: the thing itself, or a member of it by its path (K-74). */
const rootWords: { readonly [root in Root]: (path: string) => string } = {
  id: () => 'the id',
  entity: () => 'the entity type',
  version: () => 'the version of the definition',
  state: () => 'the state',
  from_state: () => `the state${before}`,
  to_state: () => 'the state after the operation',
  args: (path) => (path === '' ? 'the object of all arguments' : `the argument ${quoted(path)}`),
  fields: (path) => (path === '' ? 'the object of all fields' : `the field ${quoted(path)}`),
  old_fields: (path) => (path === '' ? 'the object of all fields' : `the field ${quoted(path)}`) + before,
}

const referenceWords = (text: string): string => {
  const reference = parseReference(text)
  return reference === undefined ? quoted(text) : rootWords[reference.root](reference.path.join('.'))
}

/** An operand in words: a reference by what it reads, a literal as JSON, a list or object with its parts in words. */
export const operandWords = (operand: Json): string => {
  if (typeof operand === 'string') return isReference(operand) ? referenceWords(operand) : canonical(literalOf(operand))
  if (operand === null || typeof operand !== 'object') return canonical(operand)
  if (isJsonArray(operand)) return `[${operand.map(operandWords).join(', ')}]`
  if (!isJsonObject(operand)) return canonical(operand)
  return `{${namesOf(operand)
    .map((name) => `${canonical(name)}: ${operandWords(operand[name] as Json)}`)
    .join(', ')}}`
}
