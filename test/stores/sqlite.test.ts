import { sqliteProvider } from './provider.js'
import { runSuite } from './suite.js'

runSuite('SQLite', sqliteProvider())
