import fc from 'fast-check'

const ordinary = ['label', 'amount', 'count', 'owner', 'notes', 'opened', 'tags', 'address', 'line', 'score']

/** Names that hosts, references and sort orders trip over. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2',
  '10',
  '',
  'a.b',
  '$x',
  'e\u0301',
  '\u{1f600}',
  '\ufffd',
]

const any = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ordinary) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileNames) },
)

/** The name of a member: mostly an ordinary word, sometimes one that a careless host takes for something else. */
export const name = (): fc.Arbitrary<string> => any

/** Names without repeats. */
export const names = (maxLength: number): fc.Arbitrary<readonly string[]> => fc.uniqueArray(any, { maxLength })
