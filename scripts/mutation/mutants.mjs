// What a run of Stryker left behind, read from its report.

/**
 * @typedef {{ line: number, column: number }} Position counted from 1
 * @typedef {{ status: string, replacement?: string, location: { start: Position, end: Position } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 *
 * A mutant that no test noticed: the code and what stood there instead, without line numbers, so that an edit elsewhere
 * in the file leaves it the same.
 * @typedef {{ file: string, before: string, after: string }} Survivor
 *
 * @typedef {{ killed: number, survived: number, uncovered: number, timeout: number }} Score
 */

const oneLine = (/** @type {string} */ code) => code.trim().replaceAll(/\s+/g, ' ')

// Of code over several lines, the first and the last say enough to find it again.
const ends = (/** @type {string} */ code) => {
  const lines = code.trim().split('\n')
  const [first = '', last = ''] = [lines[0], lines.at(-1)]
  return lines.length === 1 ? oneLine(first) : `${oneLine(first)} ... ${oneLine(last)}`
}

/**
 * @param {string} file
 * @param {string} source
 * @param {Mutant} mutant
 * @returns {Survivor}
 */
const survivorOf = (file, source, { replacement = '', location: { start, end } }) => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const head = (lines[0] ?? '').slice(0, start.column - 1)
  const tail = (lines.at(-1) ?? '').slice(end.column - 1)
  return { file, before: ends(lines.join('\n')), after: ends(`${head}${replacement}${tail}`) }
}

const isAlive = (/** @type {Mutant} */ { status }) => status === 'Survived' || status === 'NoCoverage'

/**
 * @param {Report} report
 * @returns {Survivor[]} also what no test runs
 */
export const survivorsIn = ({ files }) =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => survivorOf(file, source, mutant)),
  )

/**
 * @param {Report} report
 * @returns {Score}
 */
export const scoreOf = ({ files }) => {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (/** @type {string} */ status) => mutants.filter((mutant) => mutant.status === status).length
  return {
    killed: count('Killed'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    timeout: count('Timeout'),
  }
}

/**
 * How many of a hundred mutants were noticed: a test failed, or never came to an end.
 *
 * @param {Score} score
 */
export const percentOf = ({ killed, survived, uncovered, timeout }) => {
  const all = killed + survived + uncovered + timeout
  return all === 0 ? 0 : (100 * (killed + timeout)) / all
}
