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
