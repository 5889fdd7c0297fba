import { parseDefinition, parseJson, stringify, validate, type Json, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { reversed } from '../copies.js'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { askKernel, type Asked } from './walk.js'

/** The definition written the other way round, and registered again. */
const register = ({ document }: ValidatedDefinition): ValidatedDefinition => {
  const parsed = parseDefinition(reversed(document as unknown as Json))
  if (isLeft(parsed)) throw new Error(`the definition in another order does not parse: ${parsed.left.message}`)
  const validated = validate(parsed.right)
  if (isLeft(validated)) throw new Error(`the definition in another order has the defect ${validated.left.defect}`)
  return validated.right
}

const registered = new WeakMap<ValidatedDefinition, ValidatedDefinition>()

/** Registered once, however many steps there are under it. */
const rewritten = (definition: ValidatedDefinition): ValidatedDefinition => {
  const known = registered.get(definition) ?? register(definition)
  registered.set(definition, known)
  return known
}

const throughText = (asked: Asked): Asked => {
  const read = parseJson(stringify(asked))
  if (isLeft(read)) throw new Error(`what was written cannot be read: ${read.left.message}`)
  return read.right as unknown as Asked
}

/** The same inputs, the same bytes. */
export const deterministic: KernelLaw = {
  name: 'K-2, K-233: the same inputs give the same bytes: again, with members in another order, and out of text',
  holds: ({ definition, asked, answer }) => {
    sameAs('the answer to the same again', answer, askKernel(definition, asked))
    const turned = reversed(asked as unknown as Json) as unknown as Asked
    sameAs('the answer to the same in another order', answer, askKernel(rewritten(definition), turned))
    sameAs('the answer to the same out of text', answer, askKernel(definition, throughText(asked)))
    return undefined
  },
}
