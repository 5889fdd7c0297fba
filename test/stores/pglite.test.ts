import { pgliteProvider } from './pglite-provider.js'
import { runSuite } from './suite.js'

runSuite('PGlite', await pgliteProvider())
