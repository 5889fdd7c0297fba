import type { Effort } from '../effort.js'
import { measureMysql } from './mysql/measure-mysql.js'
import { measurePglite } from './pglite/measure-pglite.js'
import { measurePostgres } from './postgres/measure-postgres.js'

/** Commits in databases that serve many at once, each in turn. */
export const measureStorage = async (effort: Effort): Promise<void> => {
  await measurePostgres(effort)
  await measurePglite(effort)
  await measureMysql(effort)
}
