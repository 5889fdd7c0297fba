import Database from 'better-sqlite3'
import { sqliteProvider } from './provider.js'
import { runRelationSuite } from './relation-suite.js'

const provider = sqliteProvider()

runRelationSuite('SQLite', provider, async (store, { entity, id }) => {
  const database = new Database(provider.fileOf(store), { timeout: 5000 })
  database.prepare('delete from assent_record where entity = ? and id = ?').run(entity, id)
  database.prepare('delete from assent_instance where entity = ? and id = ?').run(entity, id)
  database.close()
  return Promise.resolve()
})
