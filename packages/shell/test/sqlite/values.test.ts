import { canonical, numberOf, parseJson, type Json, type JsonObject } from '@assent/kernel'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { recordBytes, type RecordedCommit } from '../../src/index.js'
import { absent, at, created, observed, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { newFile, openFileStore, stores } from '../stores.js'

const json = (text: string): Json => valueOf(parseJson(text))

const tokens = [
  '9007199254740991',
  '-9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
  '18446744073709551615',
  '1e400',
  '-1E-400',
  '-0',
  '1.0',
  '0.10',
  '1e2',
  '100000000000000000000000000000000000001.5',
]

const documents: readonly (readonly [string, string])[] = [
  ...tokens.map((token) => [`the number ${token}`, token] as const),
  ['hostile names', '{"":1,"__proto__":{"constructor":null},"constructor":2,"hasOwnProperty":3,"toString":4}'],
  ['names like integers', '{"10":1,"9":2,"a":3}'],
  ['nested lists and texts', '[[],{},[[1,[2.50]]],"\\u0000\\u001f \\u007f\\u2028","\u{1f4e6}","\\\\\\""]'],
  ['null in every place', '{"a":null,"b":[null]}'],
]

describe.each(stores)('the values in %s', (_name, open) => {
  it.each(documents)(
    'known faults 12, 14, 15: keep %s byte for byte, in fields, records and observations',
    async (_what, text) => {
      const store = await open()
      const given = created('p', 'r', {}, { label: json(text) })
      valueOf(await store.commit(given, absent)())
      const seen = observed('p', 1, 'o', json(text))
      valueOf(await store.observe(seen)())
      const loaded = valueOf(await store.load(subject('p'))())
      expect(canonical((loaded?.fields as JsonObject)['label'] as Json)).toBe(canonical(json(text)))
      const evidence = valueOf(await store.recordById('r')())
      expect(evidence === undefined ? '' : recordBytes(evidence)).toBe(recordBytes({ kind: 'decision', commit: given }))
      const observation = valueOf(await store.recordById('o')())
      expect(observation === undefined ? '' : recordBytes(observation)).toBe(
        recordBytes({ kind: 'observation', observation: seen }),
      )
      expect(valueOf(await store.commit(given, at(5))())).toBe('already_committed')
      expect(valueOf(await store.observe(seen)())).toBe('already_observed')
    },
  )

  it.each(['9007199254740993', '9223372036854775807'])('D-6: keep revision %s exact', async (token) => {
    const store = await open()
    const revision = numberOf(token) as number
    const { instance, envelope } = created('p', 'r')
    const result = { ...instance, revision }
    const events = envelope.record.events.map((event) => ({ ...event, revision }))
    const given: RecordedCommit = {
      instance: result,
      envelope: { ...envelope, record: { ...envelope.record, revision, result, events } },
    }
    valueOf(await store.commit(given, absent)())
    expect(String(valueOf(await store.load(subject('p'))())?.revision)).toBe(token)
    expect(valueOf(await store.records(subject('p'))()).items).toEqual([given.envelope])
    expect(valueOf(await store.events(subject('p'))()).items).toEqual(events)
    const conflict = errorOf(await store.commit(created('p', 's'), at(9007199254740992))())
    expect('found' in conflict && String(conflict.found)).toBe(token)
  })

  it('D-5: keep an instance of five million characters', async () => {
    const store = await open()
    const given = created('p', 'r', {}, { address: 'x'.repeat(5_000_000) })
    valueOf(await store.commit(given, absent)())
    expect(valueOf(await store.load(subject('p'))())).toEqual(given.instance)
    expect(valueOf(await store.recordById('r')())).toEqual({ kind: 'decision', commit: given })
  })

  it('D-5: keep fields nested as deep as the kernel decides on', async () => {
    const store = await open()
    const given = created('p', 'r', {}, { label: json('['.repeat(119) + ']'.repeat(119)) })
    valueOf(await store.commit(given, absent)())
    expect(valueOf(await store.records(subject('p'))()).items).toEqual([given.envelope])
  })
})

it('design 5: a record is stored as canonical text without its definition', async () => {
  const file = newFile()
  const store = await openFileStore(file)
  const given = created('p', 'r')
  valueOf(await store.commit(given, absent)())
  valueOf(await store.close()())
  const database = new BetterSqlite(file)
  const { definition, ...record } = given.envelope.record
  expect(database.prepare('select body from assent_record').pluck().get()).toBe(canonical(record as unknown as Json))
  expect(database.prepare('select document from assent_definition').pluck().get()).toBe(
    canonical(definition as unknown as Json),
  )
  database.close()
})
