const units = [
  ['s', 1],
  ['ms', 1e-3],
  ['µs', 1e-6],
  ['ns', 1e-9],
] as const

const digits = (value: number): string =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)

/** A time in the unit that suits it: `3.08 µs`. */
export const duration = (seconds: number): string => {
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? units[3]
  return `${digits(seconds / size)} ${unit}`
}

/** A rate in whole numbers: `8,248,686`. */
export const wholeRate = (rate: number): string => Math.round(rate).toLocaleString('en-US')

/** A rate against another one: `8.28 %`, `12.5 times`. */
export const comparison = (ratio: number): string =>
  ratio >= 1 ? `${digits(ratio)} times` : `${digits(ratio * 100)} %`

/** A cost against a smaller one: `× 1.09`. */
export const multiple = (ratio: number): string => `× ${digits(ratio)}`

type Row = readonly string[]

const isFigure = (text: string | undefined): boolean => /^(× )?[\d.,]+( %| times| [mµn]?s)?$/.test(text ?? '')

/** A block of its own: columns as wide as they need to be; one that holds nothing but figures is flush right. */
export const printRows = (head: Row, rows: readonly Row[], title?: string): void => {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const flushRight = head.map((_, column) => rows.every((row) => row[column] === '' || isFigure(row[column])))
  console.log(title === undefined ? '' : `\n${title}`)
  for (const row of [head, ...rows]) {
    const cells = widths.map((width, column) => {
      const text = row[column] ?? ''
      return flushRight[column] === true ? text.padStart(width) : text.padEnd(width)
    })
    console.log(`  ${cells.join('   ')}`.trimEnd())
  }
}
