import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database that nobody used before. */
export interface TestDatabase {
  readonly name: string
  readonly url: string
  /** Removes it, whoever is connected to it. */
  readonly drop: () => Promise<void>
}

const runAt = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Makes a database `assent_test_<random>` on a server: what else is there is left alone (design §8). */
export const createDatabase = async (url: string): Promise<TestDatabase> => {
  const name = `assent_test_${randomBytes(8).toString('hex')}`
  await runAt(url, `create database ${name} encoding 'UTF8' template template0`)
  return {
    name,
    url: withDatabase(url, name),
    drop: () => runAt(url, `drop database if exists ${name} with (force)`),
  }
}
