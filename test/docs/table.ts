/** A row of a table: the names in backticks of its first and of its second cell. */
export interface Row {
  readonly names: readonly string[]
  readonly fields: readonly string[]
}

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** What stands below a heading, up to the next one of its level or above. */
const sectionUnder = (markdown: string, heading: string): string => {
  const [, after = ''] = `\n${markdown}`.split(`\n${heading}\n`)
  const [section = ''] = after.split(new RegExp(`\\n#{1,${heading.indexOf(' ')}} `))
  return section
}

/**
 * The rows of all tables of a section that begin with a name. The heading is given as it stands, such as
 * `## Store and input`.
 */
export const rowsUnder = (markdown: string, heading: string): readonly Row[] =>
  sectionUnder(markdown, heading)
    .split('\n')
    .filter((line) => /^\| (\*\*)?`/.test(line))
    .map((line) => {
      const [first = '', second = ''] = line.split('|').slice(1)
      return { names: namesIn(first), fields: namesIn(second) }
    })
