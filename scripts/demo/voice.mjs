// How the demo speaks: numbered steps, one headline each, with the few facts that matter below it.

/** @typedef {'good' | 'bad' | 'quiet' | 'strong'} Tone */

const codes = { good: 32, bad: 31, quiet: 2, strong: 1 }

/** Colour is for a terminal, and only where nobody asked for none. */
const coloured = process.stdout.isTTY && !process.env.NO_COLOR

/** @param {Tone} tone @param {string} text */
const paint = (tone, text) => (coloured ? `\u001b[${codes[tone]}m${text}\u001b[0m` : text)

const indent = ' '.repeat(4)

/** @param {string} title @param {string} below */
export const open = (title, below) => console.log(`${paint('strong', title)}\n${below}\n`)

/**
 * @param {number} number
 * @param {Tone} tone of the verdict
 * @param {string} verdict such as `refused`
 * @param {string} headline
 * @param {[name: string, fact: string][]} facts
 */
export const step = (number, tone, verdict, headline, facts) => {
  console.log(`${String(number).padStart(2)}  ${paint(tone, verdict.padEnd(10))}${paint('strong', headline)}`)
  const width = Math.max(...facts.map(([name]) => name.length))
  for (const [name, fact] of facts) console.log(`${indent}${paint('quiet', name.padEnd(width))}  ${fact}`)
  console.log()
}

/** @param {string[][]} rows */
export const table = (rows) => {
  const widths = rows.reduce((/** @type {number[]} */ all, row) => row.map((cell, n) => Math.max(cell.length, all[n] ?? 0)), [])
  for (const row of rows) console.log(`${indent}${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  ').trimEnd()}`)
  console.log()
}

/** @param {string} text */
export const say = (text) => console.log(text)

/** @param {string} text */
export const complain = (text) => console.error(paint('bad', text))
