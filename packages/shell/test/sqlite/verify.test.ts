import { decideCreate, Registry, validate } from '@assent/kernel'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { seal, StoredRuntime } from '../../src/index.js'
import { absent, observed, storeHistory, subject } from '../commits.js'
import { errorOf, parcel, recording, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'

// The same entity and version with another text, such as a careless deployment stores.
const otherDefinition = valueOf(validate(parcel({ create: { emit: { type: 'ParcelPacked', payload: {} } } })))

/** A file with a history, two observations, and another subject under another definition. */
const filled = async (): Promise<string> => {
  const file = newFile()
  const store = await openFileStore(file)
  await storeHistory(store, 'p')
  valueOf(await store.observe(observed('p', 3, 'o-1'))())
  valueOf(await store.observe(observed('p', 3, 'o-2'))())
  const { instance, record } = valueOf(decideCreate(otherDefinition, { id: 'other', fields: { address: 'Quay 4' } }))
  valueOf(await store.commit({ instance, envelope: valueOf(seal(recording('other-1'), record)) }, absent)())
  await store.close()()
  return file
}

const change = (file: string, sql: string): void => {
  const database = new BetterSqlite(file)
  database.exec(sql)
  database.close()
}

const verify = async (file: string) => {
  const store = await openFileStore(file)
  return StoredRuntime.of({ registry: Registry.empty, store }).verify(subject('p'))()
}

const broken = async (sql: string) => {
  const file = await filled()
  change(file, sql)
  const report = valueOf(await verify(file))
  return report.holds ? 'it holds' : { what: report.what, record_id: report.record_id, why: report.why }
}

const body = (record: string, from: string, to: string): string =>
  `update assent_record set body = replace(body, '${from}', '${to}') where record_id = '${record}'`

describe('verification of a SQLite file finds', () => {
  it('nothing where nothing was changed', async () => {
    const report = valueOf(await verify(await filled()))
    expect(report).toEqual({ ...subject('p'), holds: true, revision: 3, decisions: 3, observations: 2 })
  })

  it.each([
    ['a changed field', `update assent_instance set fields = replace(fields, 'Quay 4', 'Quay 5')`, 'differs from'],
    ['a number spelled otherwise', `update assent_instance set fields = replace(fields, '100', '1e2')`, 'differs from'],
    ['another state', `update assent_instance set lifecycle_state = 'packed'`, 'differs from what record `p-3` gives'],
    ['another definition version', 'update assent_instance set version = 2', 'differs from what record `p-3` gives'],
    [
      'a revision too many',
      'update assent_instance set revision = 4',
      'it is at revision 4, the history ends at revision 3 with record `p-3`',
    ],
    [
      'an older revision',
      'update assent_instance set revision = 2',
      'it is at revision 2, the history ends at revision 3 with record `p-3`',
    ],
    ['fields that are no JSON', `update assent_instance set fields = '{'`, 'its fields are no JSON'],
    ['no instance', 'delete from assent_instance', 'none is stored, but records are'],
    [
      'a row from an earlier time',
      `update assent_instance set lifecycle_state = 'packed', revision = 1,
       fields = '{"address":"Quay 4","grams":100}'`,
      'it is at revision 1, the history ends at revision 3 with record `p-3`',
    ],
  ])('an instance with %s', async (_what, sql, why) => {
    expect(await broken(`${sql} where id = 'p'`)).toEqual({
      what: 'instance',
      record_id: null,
      why: expect.stringContaining(why) as unknown,
    })
  })

  it.each([
    ['in the first record', body('p-1', '"changed":{"address":"Quay 4"', '"changed":{"address":"Quay 5"'), 'p-1'],
    ['in what was asked', body('p-2', '"arguments":{"carrier":"post"}', '"arguments":{"carrier":"boat"}'), 'p-2'],
    ['in all that it says alike, which the next record contradicts', body('p-2', '"post"', '"boat"'), 'p-3'],
    ['that the kernel refuses', body('p-2', '"operation":"send"', '"operation":"deliver"'), 'p-2'],
    ['in an event', body('p-2', '"type":"ParcelSent"', '"type":"ParcelLost"'), 'p-2'],
    ['that is no JSON any more', `update assent_record set body = '{' where record_id = 'p-2'`, 'p-2'],
    ['in the last record', body('p-3', '"ParcelDelivered"', '"ParcelLost"'), 'p-3'],
  ])('a changed body: %s', async (_what, sql, record_id) => {
    expect(await broken(sql)).toMatchObject({ what: 'decision', record_id })
  })

  it.each([
    ['the first', 'p-1', { what: 'decision', record_id: 'p-2', why: 'the first record must be a creation' }],
    ['one between', 'p-2', { what: 'decision', record_id: 'p-3' }],
    ['the last', 'p-3', { what: 'instance', record_id: null }],
  ])('a record that was deleted: %s', async (_what, deleted, found) => {
    expect(await broken(`delete from assent_record where record_id = '${deleted}'`)).toMatchObject(found)
  })

  it('a history that was deleted whole', async () => {
    expect(await broken(`delete from assent_record where id = 'p' and kind = 'decision'`)).toMatchObject({
      what: 'instance',
      why: 'it is stored without a decision that led to it',
    })
  })

  it('a record that names the digest of another definition', async () => {
    const digest = `(select definition_digest from assent_record where record_id = 'other-1')`
    expect(await broken(`update assent_record set definition_digest = ${digest} where record_id = 'p-1'`)).toEqual({
      what: 'decision',
      record_id: 'p-1',
      why: 'the record differs from what its command gives',
    })
  })

  it('definitions that changed places', async () => {
    const found = await broken(`
      create temporary table was as select digest, document from assent_definition;
      update assent_definition set document = (select document from was where was.digest <> assent_definition.digest)`)
    expect(found).toEqual({
      what: 'decision',
      record_id: 'p-1',
      why: 'its definition is stored under the digest of another text',
    })
  })

  it('a definition that is gone', async () => {
    expect(await broken('delete from assent_definition')).toMatchObject({ what: 'decision', record_id: 'p-1' })
  })

  it('events that a record has and the list leaves out', async () => {
    expect(await broken(`update assent_record set event_types = '[]' where record_id = 'p-2'`)).toMatchObject({
      what: 'events',
      record_id: 'p-2',
    })
  })

  it.each([
    ['with a document that is no JSON', `body = '{'`],
    ['of a revision that is not reached', 'revision = 4'],
    ['of a time that is none', `recorded_at = 'soon'`],
  ])('an observation %s', async (_what, set) => {
    expect(await broken(`update assent_record set ${set} where record_id = 'o-2'`)).toMatchObject({
      what: 'observation',
      record_id: 'o-2',
    })
  })

  it('an observation that stands before one of an earlier revision', async () => {
    expect(await broken(`update assent_record set revision = 2 where record_id = 'o-2'`)).toMatchObject({
      what: 'observation',
      record_id: 'o-2',
    })
  })

  it('of several faults the first: a changed record before one that does not decode', async () => {
    const changes = [body('p-2', '"ParcelSent"', '"ParcelLost"'), `update assent_record set body = '{'`]
    expect(await broken(`${changes.join(';')} where record_id in ('p-3', 'o-1')`)).toMatchObject({
      what: 'decision',
      record_id: 'p-2',
    })
  })

  it('D-2: nothing, and says so, where the file cannot be read', async () => {
    const file = await filled()
    const store = await openFileStore(file)
    change(file, 'drop table assent_record')
    const runtime = StoredRuntime.of({ registry: Registry.empty, store })
    expect(errorOf(await runtime.verify(subject('p'))())).toMatchObject({ kind: 'store_backend' })
  })
})

describe('what a SQLite file holds by name', () => {
  it('H-1: lists a subject of which only records or only the instance is left', async () => {
    const file = await filled()
    change(file, `delete from assent_instance where id = 'p'; delete from assent_record where id = 'other'`)
    const store = await openFileStore(file)
    expect(valueOf(await store.ids('parcel')()).items).toEqual(['other'])
    expect(valueOf(await store.entities()())).toEqual({ items: ['parcel'], next: undefined })
    expect(valueOf(await store.subjects('parcel')())).toEqual({ items: ['other', 'p'], next: undefined })
    expect(valueOf(await store.subjects('parcel', { limit: 1 })())).toEqual({ items: ['other'], next: 'other' })
    expect(valueOf(await store.subjects('parcel', { after: 'other' })()).items).toEqual(['p'])
  })
})
