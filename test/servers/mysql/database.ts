import { createPool, type Pool } from 'mysql2/promise'
import { randomBytes } from 'node:crypto'

/** A database that nobody used before. */
export interface TestDatabase {
  readonly name: string
  readonly url: string
  /** Removes it, whoever is connected to it. */
  readonly drop: () => Promise<void>
}

/** The rows of one statement on a connection of its own. */
const answerOf = async (url: string, sql: string): Promise<unknown> => {
  const pool: Pool = createPool(url)
  try {
    const [rows] = await pool.query(sql)
    return rows
  } finally {
    await pool.end()
  }
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Makes a database `assent_test_<random>` on a server: what else is there is left alone (design §8). */
export const createDatabase = async (url: string): Promise<TestDatabase> => {
  const name = `assent_test_${randomBytes(8).toString('hex')}`
  await answerOf(url, `create database ${name}`)
  return {
    name,
    url: withDatabase(url, name),
    drop: async () => {
      await answerOf(url, `drop database if exists ${name}`)
    },
  }
}

/** What a server says of itself, such as `MariaDB 10.11.19`. */
export const serverNameOf = async (url: string): Promise<string> => {
  const rows = (await answerOf(url, 'select version() as version')) as readonly { readonly version: string }[]
  const version = rows[0]?.version ?? 'unknown'
  const [number = ''] = version.split('-')
  return version.includes('MariaDB') ? `MariaDB ${number}` : `MySQL ${number}`
}
