import { describe, expect, it } from 'vitest'
import type { StoredExecuteRequest } from '../../src/index.js'
import { dump, subject } from '../commits.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { openFileStore } from '../stores.js'
import { execution, withParcel } from './execution.js'

describe('the precedence of execute', () => {
  const invalid = { record_id: '' }

  it('T-11: not_found before everything', async () => {
    const runtime = await withParcel(await openFileStore())
    const request = execution({ id: 'q', operation: 'burn', recording: recording('packed', invalid) })
    expect(errorOf(await runtime.execute(request)())).toEqual({ kind: 'not_found', ...subject('q') })
  })

  it('T-11: record_conflict before a stale revision', async () => {
    const runtime = await withParcel(await openFileStore())
    valueOf(await runtime.execute(execution())())
    expect(errorOf(await runtime.execute(execution({ expectedRevision: 9 }))()).kind).toBe('record_conflict')
  })

  it('T-5, T-13, T-14: a stale revision, plain, before kernel and recording', async () => {
    const runtime = await withParcel(await openFileStore())
    const request = execution({
      expectedRevision: 9,
      operation: 'burn',
      recording: recording('sent', { record_id: '' }),
    })
    expect(errorOf(await runtime.execute(request)())).toEqual({
      kind: 'revision_conflict',
      ...subject('p'),
      expected: 9,
      found: 1,
    })
  })

  it('T-13: a kernel refusal before an invalid recording', async () => {
    const runtime = await withParcel(await openFileStore())
    const request = execution({ operation: 'burn', recording: recording('sent', { recorded_at: 'soon' }) })
    expect(errorOf(await runtime.execute(request)()).kind).toBe('operation_not_found')
  })

  it.each<[string, unknown, string]>([
    ['a blank record id', recording(' '), '`record_id`'],
    ['no recording', undefined, 'no object'],
    ['a recording that is a list', [], 'no object'],
    ['a record id that is a number', { ...recording('r'), record_id: 5 }, '`record_id`'],
    ['a missing actor', { ...recording('r'), actor: undefined }, '`actor`'],
  ])('T-11: invalid_recording with %s, and nothing is stored', async (_what, given, named) => {
    const store = await openFileStore()
    const runtime = await withParcel(store)
    const before = await dump(store)
    const error = errorOf(await runtime.execute(execution({ recording: given as ReturnType<typeof recording> }))())
    expect(error).toMatchObject({ kind: 'invalid_recording', detail: expect.stringContaining(named) })
    expect(await dump(store)).toBe(before)
  })

  it.each<[string, unknown]>([
    ['expected_revision', { expectedRevision: -1 }],
    ['expected_revision', { expectedRevision: 1.5 }],
    ['expected_revision', { expectedRevision: '1' }],
    ['expected_revision', { expectedRevision: undefined }],
    ['id', { id: 7 }],
    ['id', { id: '\ud800' }],
    ['entity', { entity: null }],
    ['operation', { operation: {} }],
  ])('a request whose `%s` is malformed is a validation refusal at that path: %j', async (path, changes) => {
    const runtime = await withParcel(await openFileStore())
    const error = errorOf(await runtime.execute(execution(changes as Partial<StoredExecuteRequest>))())
    expect(error).toMatchObject({ kind: 'validation', errors: [{ path }] })
  })

  it('X-3: revision 0 is a request, and stale wherever there is a subject', async () => {
    const runtime = await withParcel(await openFileStore())
    const error = errorOf(await runtime.execute(execution({ expectedRevision: 0 }))())
    expect(error).toMatchObject({ kind: 'revision_conflict', expected: 0, found: 1 })
  })

  it('a request that is nothing names every member', async () => {
    const runtime = await withParcel(await openFileStore())
    const error = errorOf(await runtime.execute(undefined as unknown as StoredExecuteRequest)())
    expect('errors' in error ? error.errors.map(({ path }) => path) : []).toEqual([
      'entity',
      'id',
      'expected_revision',
      'operation',
    ])
  })
})
