import type { Measured } from './side-by-side.js'

const perSecond = (rate: number): string => Math.round(rate).toLocaleString('en-US')

const percent = (ratio: number): string => (ratio >= 10 ? `${ratio.toFixed(0)} times` : `${(ratio * 100).toFixed(1)} %`)

/** Prints one comparison: a line a contender, its rate and its ratio to the first. */
export const printTable = (title: string, unit: string, measured: readonly Measured[]): void => {
  const width = Math.max(...measured.map(({ name }) => name.length))
  console.log(`\n${title}`)
  for (const { name, perSecond: rate, ratio } of measured) {
    console.log(`  ${name.padEnd(width)}  ${perSecond(rate).padStart(12)} ${unit}  ${percent(ratio).padStart(8)}`)
  }
}
