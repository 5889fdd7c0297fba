/** Where a text stops being JSON, as an index into it, and why. */
export interface ScanFault {
  readonly at: number
  readonly message: string
}

const isPrintable = (codePoint: number): boolean => codePoint > 0x20 && codePoint < 0x7f

/** The character at an index as messages write it; what does not print stands by its code point. */
export const characterAt = (text: string, at: number): string => {
  const codePoint = text.codePointAt(at)
  if (codePoint === undefined) return 'the end of the text'
  if (isPrintable(codePoint)) return `\`${String.fromCodePoint(codePoint)}\``
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
