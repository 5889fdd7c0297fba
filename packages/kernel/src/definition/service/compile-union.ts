import { isJsonObject, memberOf, type Json, type JsonObject } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import type { ErrorList, Path } from '../../value/value-errors.js'
import { accepts, asked } from '../accepts.js'
import { wrongKind, type CompiledField, type Judge } from '../compiled-field.js'
import { contentKeyOf } from './declared-path.js'

type Variants = ReadonlyMap<string, CompiledField>

/** The label of a union's value, where it has one that is declared. */
const variantOf = (value: JsonObject, tag: string, variants: Variants): CompiledField | undefined => {
  const label = memberOf(value, tag)
  return typeof label === 'string' ? variants.get(label) : undefined
}

const isAccepted = (value: JsonObject, tag: string, variants: Variants): boolean => {
  const content = contentKeyOf(tag)
  const variant = variantOf(value, tag, variants)
  if (variant === undefined || !Object.keys(value).every((name) => name === tag || name === content)) return false
  const payload = memberOf(value, content)
  return payload === undefined ? !variant.required : accepts(variant.quick, payload)
}

/** Why no variant can be told, in the first way that applies (SR-25). */
const untold = (label: Json | undefined, tag: string, variants: Variants): string => {
  if (label === undefined) return `the tag \`${tag}\` is missing`
  if (typeof label !== 'string') return `the tag \`${tag}\` is no text`
  const words = [...variants.keys()].map((known) => `\`${known}\``).join(', ')
  return `\`${label}\` is not one of ${words}`
}

/** What stands beside the tag and the payload, then the payload itself (SR-25, SR-26). */
const checkMembers = (value: JsonObject, tag: string, variant: CompiledField, here: Path, errors: ErrorList): void => {
  const content = contentKeyOf(tag)
  for (const name of namesOf(value)) {
    if (name !== tag && name !== content) {
      errors.add({ parent: here, segment: name }, `a union has \`${tag}\` and \`${content}\` only`)
    }
  }
  const payload = memberOf(value, content)
  if (payload !== undefined) variant.check(payload, here, content, errors)
  else if (variant.required) errors.add({ parent: here, segment: content }, 'the payload is required and missing')
}

/** One of several variants: its label under the tag, its payload under the content key (SR-24 to SR-26). */
export const compileUnion = (tag: string, variants: Variants): Judge => ({
  quick: asked((value) => isJsonObject(value) && isAccepted(value, tag, variants)),
  check: (value, parent, segment, errors) => {
    if (!isJsonObject(value)) return wrongKind('union', value, parent, segment, errors)
    const here = { parent, segment }
    const variant = variantOf(value, tag, variants)
    if (variant === undefined) return errors.add(here, untold(memberOf(value, tag), tag, variants))
    checkMembers(value, tag, variant, here, errors)
  },
})
