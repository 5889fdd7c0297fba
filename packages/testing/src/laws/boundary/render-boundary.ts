import type { BoundaryReport, BoundaryRow } from './check-boundary.js'

const verdictWords = { holds: 'holds', fails: 'fails', not_found: 'not found', never: 'never' } as const

const counted = (rows: readonly BoundaryRow[]): string =>
  (['holds', 'fails', 'not_found', 'never'] as const)
    .map((verdict) => `${rows.filter((row) => row.verdict === verdict).length} ${verdictWords[verdict]}`)
    .join(', ')

/**
 * The table as a person reads it in a terminal: a line a case, its verdict and what it is about in front. The last line
 * is ended. The wording may change.
 */
export const renderBoundary = ({ entity, operation, rows }: BoundaryReport): string => {
  const widest = Math.max(0, ...rows.map(({ about }) => about.length))
  const lines = rows.map(({ about, title, verdict, message }) => {
    const text = `${verdictWords[verdict].padEnd(9)}  ${about.padEnd(widest)}  ${title}`
    return message === null ? text : `${text}: ${message}`
  })
  return [`${entity}.${operation}: ${counted(rows)}`, ...lines, ''].join('\n')
}
