// The list of mutants that live, each with its reason: read, and held against those that a run found.

/**
 * @typedef {import('./mutants.mjs').Survivor} Survivor
 * @typedef {Survivor & { reason: string }} Listed
 */

const listedPlace = 'packages/kernel/mutation/survivors.txt'

/**
 * One entry: a file, pairs of lines with `- ` and `+ `, and the reason that they share.
 *
 * @param {string} entry
 * @returns {Listed[]}
 */
const readEntry = (entry) => {
  const [file = '', ...lines] = entry.split('\n')
  const [before, after] = ['- ', '+ '].map((mark) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2)),
  )
  const reason = lines.filter((line) => !/^[-+] /.test(line)).join(' ')
  if (before === undefined || after === undefined || before.length === 0 || before.length !== after.length)
    throw new Error(`${listedPlace}: each line with \`- \` needs one with \`+ \`: \`${file}\``)
  if (reason.length < 20) throw new Error(`${listedPlace}: no reason is given: \`${file}\`, \`${before[0] ?? ''}\``)
  return before.map((code, index) => ({ file, before: code, after: after[index] ?? '', reason }))
}

/**
 * @param {string} text entries between empty lines; a line with `#` is a comment
 * @returns {Listed[]}
 */
export const readList = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/\n{2,}/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap(readEntry)

const keyOf = (/** @type {Survivor} */ { file, before, after }) => JSON.stringify([file, before, after])

/**
 * @template {Survivor} A
 * @param {A[]} left
 * @param {Survivor[]} right
 * @returns {A[]} what only `left` has
 */
export const without = (left, right) => {
  const keys = new Set(right.map(keyOf))
  return left.filter((survivor) => !keys.has(keyOf(survivor)))
}

/**
 * As an entry of the list is written, but for its reason.
 *
 * @param {Survivor} survivor
 */
export const asEntry = ({ file, before, after }) => `${file}\n- ${before}\n+ ${after}\n`
