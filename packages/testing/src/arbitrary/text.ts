import fc from 'fast-check'

/** Texts that others read as something else: references, members of the prototype, composed and decomposed letters. */
export const curiousTexts = [
  '$',
  '$$',
  '$id',
  '$$fields.x',
  '__proto__',
  'constructor',
  '\u00e9',
  'e\u0301',
  '\u{1f600}',
  '\ufffd',
  '\u0000',
  '\u2028',
  ' ',
  '\ufeff',
  '\u0085',
  "'",
  '"',
  '\\',
  '%',
  '/',
  '\n',
  'null',
  '01',
]

/** How many characters, counted as Unicode scalar values. */
export interface TextLength {
  readonly minLength: number
  readonly maxLength: number
}

const measured = curiousTexts.map((value) => ({ value, length: [...value].length }))

const ofLength = ({ minLength, maxLength }: TextLength): fc.Arbitrary<string> => {
  const fitting = measured.filter(({ length }) => length >= minLength && length <= maxLength).map(({ value }) => value)
  const ascii = fc.string({ unit: 'grapheme-ascii', minLength, maxLength })
  const any = fc.string({ unit: 'binary', minLength, maxLength })
  return fitting.length === 0 ? fc.oneof(ascii, any) : fc.oneof(ascii, any, fc.constantFrom(...fitting))
}

const short = ofLength({ minLength: 0, maxLength: 8 })

/** Text of any scalar values, never with a lone surrogate; up to eight where no length is given. */
export const text = (length?: TextLength): fc.Arbitrary<string> => (length === undefined ? short : ofLength(length))
