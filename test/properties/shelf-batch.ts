import { decideCreate, type Json } from '@assent/kernel'
import type { BatchEntry } from '@assent/shell'
import { definitionOf, type Shelf } from '@assent/testing'
import { isLeft } from 'fp-ts/lib/Either.js'

const definition = (entity: string) =>
  definitionOf({
    entity,
    schema: { fields: { data: { type: 'json' }, name: { type: 'string' } } },
    lifecycle: { initial: 'kept', states: ['kept', 'gone'] },
  })

const entryOf = (entity: string, fields: Json, index: number): BatchEntry => {
  const id = `${index}`
  const decision = decideCreate(definition(entity), { id, fields })
  if (isLeft(decision)) throw new Error(`what any shelf may hold was refused: ${decision.left.kind}`)
  const { instance, record } = decision.right
  const recording = { recorded_at: '2031-02-03', correlation: null, causation: null, actor: null }
  const envelope = { record_id: `${entity} ${id}`, ...recording, record }
  return { kind: 'decision', commit: { instance, envelope }, expectation: { kind: 'absent' } }
}

/** The batch that puts everything on the shelf of this name. */
export const batchOf = (entity: string, { items }: Shelf): readonly BatchEntry[] =>
  items.map((fields, index) => entryOf(entity, fields, index))
