import { expect, it } from 'vitest'
import { subject } from '../commits.js'
import { valueOf } from '../parcel.js'
import { newFile, openFileStore } from '../stores.js'
import { race, write } from './process.js'

const attempts = 100

it('known fault 8: of two processes on one subject exactly one wins each revision, and nothing is lost', async () => {
  const file = newFile()
  const [left, right] = await Promise.all([race(file, 'left', attempts), race(file, 'right', attempts)])
  expect([...left.others, ...right.others]).toEqual([])
  const won = [...left.won, ...right.won].sort((a, b) => a - b)
  expect(won).toEqual(Array.from(won, (_, index) => index + 2))
  expect(won.length + left.conflicts + right.conflicts).toBe(2 * attempts)

  const store = await openFileStore(file)
  const instance = valueOf(await store.load(subject('p'))())
  expect(instance).toMatchObject({ revision: won.length + 1, fields: { grams: won.length } })
  const { items } = valueOf(await store.records(subject('p'), { limit: 1000 })())
  expect(items.map(({ record }) => record.revision)).toEqual(Array.from(items, (_, index) => index + 1))
  expect(items).toHaveLength(won.length + 1)
}, 60_000)

it('D-13: of two processes that make one missing file both go on', async () => {
  const file = newFile()
  const written = await Promise.all([write(file, 'left', 20), write(file, 'right', 20)])
  expect(written.map(({ error }) => error)).toEqual([null, null])
  const store = await openFileStore(file)
  expect(valueOf(await store.ids('parcel')()).items).toHaveLength(40)
}, 60_000)
