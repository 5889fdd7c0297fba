import { memoryProvider } from './provider.js'
import { runSuite } from './suite.js'

runSuite('memory', memoryProvider())
