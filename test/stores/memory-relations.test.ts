import { memoryProvider } from './provider.js'
import { runRelationSuite } from './relation-suite.js'

runRelationSuite('memory', memoryProvider())
