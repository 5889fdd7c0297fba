import { decideCreate, type Json, type ValidatedDefinition } from '@assent/kernel'
import type { Expectation, RecordedCommit, Requirements } from '@assent/shell'
import { definitionOf } from '@assent/testing'

const part: ValidatedDefinition = definitionOf({
  entity: 'part',
  schema: { fields: { parent: { type: 'ref', entity: 'part', acyclic: true } } },
  lifecycle: { initial: 'made', states: ['made'] },
  create: {},
  operations: {},
})

/** The commit that makes a part. */
export const made = (id: string, fields: { readonly [field: string]: Json } = {}): RecordedCommit => {
  const decision = decideCreate(part, { id, fields })
  if (decision._tag === 'Left') throw new Error(decision.left.kind)
  const { instance, record } = decision.right
  const metadata = { recorded_at: '2030-05-01T09:00:00Z', correlation: null, causation: null, actor: null }
  return { instance, envelope: { record_id: `r-${id}`, ...metadata, record } }
}

export const absent: Expectation = { kind: 'absent' }
/** The part `whole` is to be held. */
export const whole: Requirements = {
  targets: [{ relation: 'parent', target: { entity: 'part', id: 'whole' } }],
  edges: [],
}
