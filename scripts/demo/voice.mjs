// How the demo speaks: numbered steps, one headline each, and the few facts that matter below it.

/** @typedef {'good' | 'bad' | 'quiet' | 'strong'} Tone */

const codes = { good: 32, bad: 31, quiet: 2, strong: 1 }

// Colour is for a terminal, and only where nobody asked for none.
const coloured = process.stdout.isTTY && !process.env.NO_COLOR

/** @param {Tone} tone @param {string} text */
const paint = (tone, text) => (coloured ? `\u001b[${codes[tone]}m${text}\u001b[0m` : text)

const margin = ' '.repeat(4)

/** @param {string} text */
export const say = (text) => console.log(text)

/** @param {string} text */
export const sayTitle = (text) => console.log(paint('strong', text))

/**
 * @param {number} number
 * @param {Tone} tone
 * @param {string} verdict such as `refused`
 * @param {string} headline
 * @param {string[]} facts
 */
export const sayStep = (number, tone, verdict, headline, facts) => {
  console.log(`\n ${number}  ${paint(tone, verdict.padEnd(11))}${paint('strong', headline)}`)
  for (const fact of facts) console.log(`${margin}${' '.repeat(11)}${fact}`)
}

/**
 * Rows of cells, each column as wide as its widest cell.
 *
 * @param {string[][]} rows
 * @returns {string[]}
 */
export const aligned = (rows) => {
  const width = (/** @type {number} */ column) => Math.max(...rows.map((row) => (row[column] ?? '').length))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  )
}

/** @param {string} text */
export const complain = (text) => console.error(`\n${paint('bad', text)}`)
