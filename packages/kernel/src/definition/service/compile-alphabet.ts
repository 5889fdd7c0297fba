import type { FieldDocument } from '../../document/document.js'
import { accepts, asked } from '../accepts.js'
import { compileString } from '../compile-scalar.js'
import type { Judge } from '../compiled-field.js'

/** A character as its code point: `U+` and four upper-case digits at least. */
const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A text of the listed characters only, as they were received: neither normalized nor case-folded (SR-30). */
export const compileAlphabet = (field: FieldDocument, alphabet: string): Judge => {
  const admitted = new Set(alphabet)
  const text = compileString(field)
  const firstOther = (value: string): number => [...value].findIndex((character) => !admitted.has(character))
  return {
    quick: asked((value) => accepts(text.quick, value) && firstOther(value as string) < 0),
    check: (value, parent, segment, errors) => {
      text.check(value, parent, segment, errors)
      if (typeof value !== 'string') return
      const index = firstOther(value)
      const character = [...value][index]
      if (character === undefined) return
      const place = `\`${character}\` (${codePointOf(character)}) at position ${index + 1}`
      errors.add({ parent, segment }, `${place} is not in the alphabet`)
    },
  }
}
