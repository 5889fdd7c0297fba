import { describe } from 'vitest'
import { describeMysql } from '../servers/mysql/servers.js'
import { postgresServers } from '../servers/postgres/servers.js'
import { mysqlProvider } from '../stores/mysql-provider.js'
import { postgresProvider } from '../stores/postgres-provider.js'
import { searchUnderWrites } from './under-writes.js'

describe('a search of governed instances while they are written', async () => {
  for (const usable of postgresServers()) searchUnderWrites(usable.name, await postgresProvider(usable))
})

describeMysql('a search of governed instances while they are written', (url) => {
  searchUnderWrites('MySQL', mysqlProvider(url))
})
