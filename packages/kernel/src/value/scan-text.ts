import { characterAt, type ScanFault } from './scan-fault.js'

const quote = 34
const backslash = 92
const space = 0x20

const hexadecimal = /^[0-9A-Fa-f]{4}$/
const simpleEscapes = '"\\/bfnrt'

const scanEscape = (text: string, start: number): number | ScanFault => {
  const letter = text.charAt(start + 1)
  if (letter === 'u') {
    const fault = { at: start, message: '`\\u` needs four hexadecimal digits' }
    return hexadecimal.test(text.slice(start + 2, start + 6)) ? start + 6 : fault
  }
  if (letter !== '' && simpleEscapes.includes(letter)) return start + 2
  return { at: start, message: `no escape starts with ${characterAt(text, start + 1)}` }
}

const faultAt = (text: string, at: number): ScanFault => ({
  at,
  message:
    at < text.length
      ? `the control character ${characterAt(text, at)} must be escaped in a string`
      : 'the text ends inside a string',
})

/** The index after the closing quote of the string that opens at `start`, or what is wrong with it. */
export const scanText = (text: string, start: number): number | ScanFault => {
  let at = start + 1
  for (;;) {
    const unit = text.charCodeAt(at)
    if (unit === quote) return at + 1
    if (unit === backslash) {
      const next = scanEscape(text, at)
      if (typeof next !== 'number') return next
      at = next
    } else if (unit >= space) {
      at += 1
    } else {
      return faultAt(text, at)
    }
  }
}
