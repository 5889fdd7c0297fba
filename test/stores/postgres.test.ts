import { postgresServers } from '../servers/postgres/servers.js'
import { postgresProvider } from './postgres-provider.js'
import { runSuite } from './suite.js'

for (const usable of postgresServers()) runSuite(usable.name, await postgresProvider(usable))
