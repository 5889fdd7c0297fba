import { numberOf, type JsonObject } from '@assent/kernel'
import { expect, it } from 'vitest'
import { createRequestBytes, executeRequestBytes, savedRequestBytes } from '../../src/runtime/request-bytes.js'
import { after, created, subject } from '../commits.js'
import { recording } from '../parcel.js'

const metadata =
  '"recording":{"actor":null,"causation":null,"correlation":null,"record_id":"r","recorded_at":"2031-05-04T09:00:00Z"}'

it('N-9: a creation is kind, subject, version, fields and recording', () => {
  expect(createRequestBytes(subject('p'), 1, { address: 'Quay 4' }, recording('r'), null)).toBe(
    '["er.request/1",{"definition_version":1,"fields":{"address":"Quay 4"},"kind":"create",' +
      metadata +
      ',"subject":["parcel","p"]}]',
  )
})

it('N-9: an execution is kind, subject, revision, operation, arguments and recording', () => {
  const execution = { expectedRevision: 1, operation: 'send', arguments: { grams: numberOf('2.50') } as JsonObject }
  expect(executeRequestBytes(subject('p'), execution, recording('r'), null)).toBe(
    '["er.request/1",{"arguments":{"grams":2.50},"expected_revision":1,"kind":"execute","operation":"send",' +
      metadata +
      ',"subject":["parcel","p"]}]',
  )
})

it('N-10: nothing but the five metadata members of an envelope is in them', () => {
  const commit = created('p', 'r')
  expect(savedRequestBytes(commit)).not.toContain('"record":')
})

it('N-11: the request of a saved decision is rebuilt', () => {
  const first = created('p', 'r')
  const fields = { address: 'Quay 4', grams: 100 }
  expect(savedRequestBytes(first)).toBe(createRequestBytes(subject('p'), 1, fields, recording('r'), null))
  const execution = { expectedRevision: 1, operation: 'send', arguments: { carrier: 'post' } }
  expect(savedRequestBytes(after(first, 'send', 's'))).toBe(
    executeRequestBytes(subject('p'), execution, recording('s'), null),
  )
})

it('N-11: a legacy import has no request to rebuild', () => {
  const { instance, envelope } = created('p', 'r')
  const record = { ...envelope.record, definition: null, command: { command: 'legacy_import' } } as const
  expect(savedRequestBytes({ instance, envelope: { ...envelope, record } })).toBeUndefined()
})
