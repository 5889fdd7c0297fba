import type { Clause, NeededClause, Truth } from '@assent/kernel'

/** Kleene's truth tables, read from the tree alone, with some of its questions answered as needed. */
export const truthOf = (clause: Clause, needed: readonly NeededClause[] = []): Truth => {
  if (!('clauses' in clause)) return needed.find(({ path }) => path === clause.path)?.truth ?? clause.truth
  const truths = clause.clauses.map((child) => truthOf(child, needed))
  if (clause.operator === 'not') return truths[0] === 'unknown' ? 'unknown' : truths[0] !== true
  const decisive = clause.operator === 'any'
  return truths.includes(decisive) ? decisive : truths.includes('unknown') ? 'unknown' : !decisive
}
