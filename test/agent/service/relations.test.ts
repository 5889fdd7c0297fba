import { defineEntity, Registry } from '@assent/kernel'
import { memoryStore, relationChecks, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { committed, deskOver, refusedUnchanged, valueOf } from '../desk.js'
import { lending, library, libraryRegistry } from './library.js'

describe('relations that the store checks', () => {
  it('are refused to a model by the relation whose target is missing, and taken once it is there', async () => {
    const store = memoryStore()
    const relations = valueOf(
      relationChecks({ registry: libraryRegistry, store, checks: { loan: { copy: { check: 'exists' } } } }),
    )
    const desk = library({ runtime: StoredRuntime.of({ registry: libraryRegistry, store, relations }) }, store)
    const lend = () => desk.ask('loan.create', { fields: lending })
    expect(await refusedUnchanged(desk, lend)).toMatchObject({
      by: 'store',
      kind: 'reference_missing',
      relation: 'copy',
      target: { entity: 'copy', id: 's:A-1' },
    })
    committed(await desk.ask('copy.create', { fields: { code: 'A-1', title: 'Emma' } }))
    expect(committed(await lend()).outcome).toBe('lent')
  })

  it('D-18: name of a cycle only the subjects that the principal may read', async () => {
    const shelf = valueOf(
      defineEntity({
        entity: 'shelf',
        version: 1,
        schema: { fields: { inside: { type: 'ref', entity: 'shelf', acyclic: true } } },
        lifecycle: { initial: 'stands', states: ['stands'] },
        operations: {
          put: {
            arguments: { fields: { inside: { type: 'ref', entity: 'shelf', acyclic: true, required: true } } },
            transitions: [{ from: 'stands', to: 'stands' }],
            set: { inside: '$args.inside' },
          },
        },
      }),
    )
    const store = memoryStore()
    const registry = valueOf(Registry.empty.register(shelf.definition))
    const checks = { shelf: { inside: { check: 'acyclic' as const } } }
    const relations = valueOf(relationChecks({ registry, store, checks }))
    const runtime = StoredRuntime.of({ registry, store, relations })
    const allow = [{ entity: 'shelf', versions: [1], tools: [], create: {}, operations: { put: {} } }]
    const desk = deskOver(store, { runtime, allow, mayRead: (_session, { id }) => id !== 'hidden' })
    const recording = { recorded_at: '2031-05-04', correlation: null, causation: null, actor: null }
    for (const [id, fields] of [
      ['top', {}],
      ['hidden', { inside: 'top' }],
      ['low', { inside: 'hidden' }],
    ] as const) {
      const request = { entity: 'shelf', version: 1, id, fields }
      valueOf(await runtime.create({ ...request, recording: { ...recording, record_id: `made ${id}` } })())
    }
    expect(
      await desk.ask('shelf.put', { id: 'top', expected_revision: 1, arguments: { inside: 'low' } }),
    ).toMatchObject({
      kind: 'reference_cycle',
      id: 'top',
      path: ['top', 'low', 'top'],
    })
  })
})
