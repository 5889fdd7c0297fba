import { Runtime, type JsonObject, type Semantics } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { recordBytes, seal, type RecordedCommit } from '../../src/index.js'
import { executeRequestBytes, savedRequestBytes } from '../../src/runtime/request-bytes.js'
import { created, observed, subject } from '../commits.js'
import { recording, valueOf } from '../parcel.js'
import { crate, crates } from './crate.js'

const levels = ['service/1', 'service/2', 'service/3'] as const

const made = (semantics: Semantics): RecordedCommit => {
  const request = { entity: 'crate', version: 1, fields: { mark: 'M' } }
  const { instance, record } = valueOf(Runtime.of(crates(semantics)).createDerived(request))
  return { instance, envelope: valueOf(seal(recording('r'), record)) }
}

const shut = (semantics: Semantics): RecordedCommit => {
  const request = { instance: made(semantics).instance, operation: 'shut', arguments: { kilos: 2 } }
  const { instance, record } = valueOf(Runtime.of(crates(semantics)).execute(request))
  return { instance, envelope: valueOf(seal(recording('s'), record)) }
}

const metadataOf = (record: string): string =>
  `"recording":{"actor":null,"causation":null,"correlation":null,"record_id":"${record}",` +
  '"recorded_at":"2031-05-04T09:00:00Z"}'

const tagOf = (commit: RecordedCommit): string => recordBytes({ kind: 'decision', commit }).slice(0, 15)

describe('framings', () => {
  it.each([
    ['service/1', '["er.record/2",'],
    ['service/2', '["er.record/3",'],
    ['service/3', '["er.record/4",'],
  ] as const)('SR-170, N-7: a record under %s begins with %s', (semantics, tag) => {
    expect(tagOf(made(semantics))).toBe(tag)
    expect(tagOf(shut(semantics))).toBe(tag)
  })

  it('SR-171: the tag is the first of two elements, and the record as it is stored the second', () => {
    const commit = shut('service/3')
    const framed = JSON.parse(recordBytes({ kind: 'decision', commit })) as readonly unknown[]
    expect(framed).toHaveLength(2)
    const [tag, body] = framed
    expect(tag).toBe('er.record/4')
    expect(body).toMatchObject({ kind: 'decision', commit: { envelope: { record_id: 's' } } })
  })

  it('SR-170, N-7: kernel/1 and every observation keep the first one', () => {
    expect(tagOf(created('p', 'r'))).toBe('["er.record/1",')
    const observation = observed('p', 1, 'o', null)
    expect(recordBytes({ kind: 'observation', observation }).slice(0, 15)).toBe('["er.record/1",')
  })

  it.each([
    ['service/1', 2],
    ['service/2', 3],
    ['service/3', 4],
  ] as const)('SR-172, N-8: the request of a creation under %s names its arguments', (semantics, tag) => {
    expect(savedRequestBytes(made(semantics))).toBe(
      `["er.request/${tag}",{"arguments":{"mark":"M","rush":false},"definition_version":1,"kind":"create",` +
        `${metadataOf('r')},"subject":["crate","s:M"]}]`,
    )
  })

  it.each([
    ['service/1', 2, ''],
    ['service/2', 3, ''],
    ['service/3', 4, '"fulfillments":{},'],
  ] as const)('SR-172: the request of an execution under %s', (semantics, tag, actions) => {
    expect(savedRequestBytes(shut(semantics))).toBe(
      `["er.request/${tag}",{"arguments":{"kilos":2},"expected_revision":1,${actions}"kind":"execute",` +
        `"operation":"shut",${metadataOf('s')},"subject":["crate","s:M"]}]`,
    )
  })

  it('SR-174: other actions make another request', () => {
    const execution = { expectedRevision: 1, operation: 'shut', arguments: { kilos: 2 } }
    const bytes = (fulfillments: JsonObject) =>
      executeRequestBytes(subject('p'), { ...execution, fulfillments }, recording('s'), crate('service/3'))
    expect(bytes({ kilos: 'preserve' })).toContain('"fulfillments":{"kilos":"preserve"}')
    expect(bytes({ kilos: 'preserve' })).not.toBe(bytes({ kilos: 'remove' }))
  })

  it('SR-173: no two levels share bytes', () => {
    expect(new Set(levels.map((semantics) => savedRequestBytes(made(semantics)))).size).toBe(3)
  })
})
