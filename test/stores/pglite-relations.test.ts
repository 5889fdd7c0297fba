import { pgliteProvider } from './pglite-provider.js'
import { runRelationSuite } from './relation-suite.js'
import { removeBySql } from './remove-by-sql.js'

const provider = await pgliteProvider()

runRelationSuite(
  'PGlite',
  provider,
  removeBySql(provider.schemaOf, (sql, values) => provider.database.query(sql, values)),
)
