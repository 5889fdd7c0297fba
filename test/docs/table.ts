/** A row of a table that begins with a name in backticks. */
export interface Row {
  readonly name: string
  /** The names in backticks of its second cell. */
  readonly fields: readonly string[]
}

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** The rows of all tables of a section, whose heading is given as it stands, such as `## Store errors`. */
export const rowsUnder = (markdown: string, heading: string): readonly Row[] => {
  const [, after = ''] = `\n${markdown}`.split(`\n${heading}\n`)
  const [section = ''] = after.split(/\n##? /)
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [first = '', second = ''] = line.split('|').slice(1)
      return { name: namesIn(first)[0] ?? '', fields: namesIn(second) }
    })
}
