/** A row of a table that begins with a name in backticks. */
export interface Row {
  readonly name: string
  /** The names in backticks of its second cell. */
  readonly fields: readonly string[]
}

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** What stands below a heading, up to the next one of its level or above. */
const sectionUnder = (markdown: string, heading: string): string => {
  const [, after = ''] = `\n${markdown}`.split(`\n${heading}\n`)
  const [section = ''] = after.split(new RegExp(`\\n#{1,${heading.indexOf(' ')}} `))
  return section
}

/** The rows of all tables of a section, whose heading is given as it stands, such as `## Store and input`. */
export const rowsUnder = (markdown: string, heading: string): readonly Row[] =>
  sectionUnder(markdown, heading)
    .split('\n')
    .filter((line) => /^\| (\*\*)?`/.test(line))
    .map((line) => {
      const [first = '', second = ''] = line.split('|').slice(1)
      return { name: namesIn(first)[0] ?? '', fields: namesIn(second) }
    })
