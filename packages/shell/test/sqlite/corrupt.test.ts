import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { observed, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'

/** A store with a history and an observation, of which some rows were then changed by another hand. */
const damaged = async (sql: string) => {
  const file = newFile()
  const store = await openFileStore(file)
  await storeHistory(store, 'p')
  valueOf(await store.observe(observed('p', 3, 'o'))())
  const database = new BetterSqlite(file)
  database.exec(sql)
  database.close()
  return store
}

const corrupt = (record_id: string | null) => ({ kind: 'corrupt_history', subject: subject('p'), record_id })

describe('a stored row that does not hold', () => {
  it.each([
    ['fields that are no JSON', "update assent_instance set fields = '{'"],
    ['fields that are no object', "update assent_instance set fields = '[]'"],
    ['a revision of 0', 'update assent_instance set revision = 0'],
  ])('of an instance names the subject: %s', async (_what, sql) => {
    const store = await damaged(sql)
    expect(errorOf(await store.load(subject('p'))())).toMatchObject(corrupt(null))
    expect(errorOf(await store.read(subject('p'), 'p-1')())).toMatchObject(corrupt(null))
  })

  it.each([
    ['a body that is no JSON', "update assent_record set body = '{' where record_id = 'p-2'"],
    ['a body that is no object', "update assent_record set body = '1' where record_id = 'p-2'"],
    ['a body with an unknown member', `update assent_record set body = '{"more":1}' where record_id = 'p-2'`],
    [
      'the body of another decision',
      `update assent_record set body = (select body from assent_record where record_id = 'p-1')
       where record_id = 'p-2'`,
    ],
    [
      'a result that is not what it led to',
      `update assent_record set body = replace(body, '"to_state":"sent"}', '"to_state":"packed"}')
       where record_id = 'p-2'`,
    ],
  ])('of a decision names the subject and the record: %s', async (_what, sql) => {
    const store = await damaged(sql)
    expect(errorOf(await store.recordById('p-2')())).toMatchObject(corrupt('p-2'))
    expect(errorOf(await store.records(subject('p'))())).toMatchObject(corrupt('p-2'))
    expect(errorOf(await store.events(subject('p'))())).toMatchObject(corrupt('p-2'))
    expect(valueOf(await store.load(subject('p'))())?.revision).toBe(3)
    expect(valueOf(await store.recordById('p-1')())?.kind).toBe('decision')
  })

  it.each([
    ['a blank actor', "update assent_record set actor = ' ' where record_id = 'p-2'"],
    ['a time that is none', "update assent_record set recorded_at = 'soon' where record_id = 'p-2'"],
    ['a definition that is gone', 'delete from assent_definition'],
    ['a definition under the digest of another text', "update assent_definition set document = document || ' '"],
  ])('of an envelope names the subject and the record: %s', async (_what, sql) => {
    const store = await damaged(sql)
    expect(errorOf(await store.recordById('p-2')())).toMatchObject(corrupt('p-2'))
    expect(valueOf(await store.events(subject('p'))()).items).toHaveLength(4)
  })

  it.each([
    ['a document that is no JSON', "update assent_record set body = '{' where record_id = 'o'"],
    ['a blank correlation', "update assent_record set correlation = '' where record_id = 'o'"],
  ])('of an observation names the subject and the record: %s', async (_what, sql) => {
    const store = await damaged(sql)
    expect(errorOf(await store.recordById('o')())).toMatchObject(corrupt('o'))
    expect(errorOf(await store.observations(subject('p'))())).toMatchObject(corrupt('o'))
    expect(valueOf(await store.records(subject('p'))()).items).toHaveLength(3)
  })

  it('E-18: is never reported as the success of a retry', async () => {
    const store = await damaged("update assent_record set body = '{' where record_id = 'o'")
    expect(errorOf(await store.observe(observed('p', 3, 'o'))())).toMatchObject(corrupt('o'))
  })

  it('design 5: another text under the digest of a definition refuses the commit', async () => {
    const file = newFile()
    await storeHistory(await openFileStore(file), 'p')
    const database = new BetterSqlite(file)
    database.exec("update assent_definition set document = document || ' '")
    database.close()
    const store = await openFileStore(file)
    await expect(storeHistory(store, 'q')).rejects.toThrow('another definition is stored under the digest of this one')
    expect(valueOf(await store.load(subject('q'))())).toBeUndefined()
    expect(valueOf(await store.recordById('q-1')())).toBeUndefined()
  })
})
