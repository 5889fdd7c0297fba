import { postgresServers } from '../servers/postgres/servers.js'
import { postgresProvider } from './postgres-provider.js'
import { runRelationSuite } from './relation-suite.js'
import { removeBySql } from './remove-by-sql.js'

for (const usable of postgresServers()) {
  const provider = await postgresProvider(usable)
  runRelationSuite(
    usable.name,
    provider,
    removeBySql(provider.schemaOf, (sql, values) => provider.pool.query(sql, values)),
  )
}
