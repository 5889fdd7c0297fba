import type { ValidatedDefinition } from '@assent/kernel'
import type { About } from './boundary-case.js'
import type { BoundaryPort } from './port.js'
import { preparedCases, type BoundaryOptions, type PreparedCase } from './prepared-cases.js'

/** One case and what became of it. */
export interface BoundaryRow {
  readonly about: About
  readonly title: string
  /**
   * `holds`; `fails`; `not_found`: no call that was tried leads there; `never`: the definition shows that it cannot
   * happen.
   */
  readonly verdict: 'holds' | 'fails' | 'not_found' | 'never'
  /** What was expected and found, or why the case was not tried; null where it holds. */
  readonly message: string | null
}

/** What the boundary law covered of one operation. Plain JSON. */
export interface BoundaryReport {
  readonly entity: string
  readonly operation: string
  readonly rows: readonly BoundaryRow[]
}

const rowOf = async ({ about, title, attempt }: PreparedCase): Promise<BoundaryRow> => {
  if (typeof attempt !== 'function') return { about, title, verdict: attempt.verdict, message: attempt.reason }
  const failure = await attempt()
  return { about, title, verdict: failure === undefined ? 'holds' : 'fails', message: failure ?? null }
}

/**
 * Tries every case of an operation at a boundary, as `laws.boundary` does, and answers all of them as a table.
 *
 * @example
 * const report = await checkBoundary(refund, 'approve', port)
 * console.log(renderBoundary(report))
 */
export const checkBoundary = async (
  definition: ValidatedDefinition,
  operation: string,
  port: BoundaryPort,
  options: BoundaryOptions = {},
): Promise<BoundaryReport> => {
  const rows: BoundaryRow[] = []
  for (const one of preparedCases(definition, operation, port, options)) rows.push(await rowOf(one))
  return { entity: definition.entity, operation, rows }
}
