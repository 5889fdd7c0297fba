import { characterAt } from './scan-fault.js'
import { isDigitAt } from './scan-number.js'

const word = /[A-Za-z_$][\w$]{0,31}/y

/** The word that starts at an index, cut at 32 characters: longer ones are no JSON anyway. */
export const wordAt = (text: string, at: number): string | undefined => {
  word.lastIndex = at
  return word.exec(text)?.[0]
}

/** Why no value starts at an index. */
export const noValueAt = (text: string, at: number): string => {
  const found = wordAt(text, at)
  if (found !== undefined) return `\`${found}\` is not a JSON value`
  const first = text.charAt(at)
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return 'JSON has no comments'
  if (first === '+') return 'a number has no plus sign'
  if (first === '.' && isDigitAt(text, at + 1)) return 'a number needs a digit before `.`'
  if (first === "'") return 'a string is written in double quotes'
  return first === ']' || first === '}'
    ? `expected a value before \`${first}\``
    : `expected a value, found ${characterAt(text, at)}`
}
