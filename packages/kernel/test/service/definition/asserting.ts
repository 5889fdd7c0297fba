import { expect } from 'vitest'
import { defectsOf } from '../../support/define.js'
import { loanWith } from '../loan.js'

/** Fields of every kind that a condition can meet. */
export const fields = {
  title: { type: 'string' },
  pages: { type: 'integer' },
  copies: {
    type: 'array',
    items: {
      type: 'object',
      properties: { shelf: { type: 'string' }, marks: { type: 'array', items: { type: 'string' } } },
    },
  },
  fines: { type: 'map', key: 'string', items: { type: 'number' } },
  grid: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  reader: { type: 'union', tag: 'is', variants: { a: { type: 'array', items: { type: 'string' } } } },
  blob: { type: 'json' },
}

/** A definition with this invariant. */
export const asserting = (assert: unknown) => loanWith(fields, { invariants: [{ assert }] })

/** The one defect of a definition with this invariant. */
export const defectOf = (assert: unknown) => {
  const defects = defectsOf(asserting(assert))
  expect(defects).toHaveLength(1)
  return defects[0]
}
