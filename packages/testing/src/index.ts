// Generators
export { arbitrary } from './arbitrary.js'
export type { StoreCommand } from './arbitrary/commands.js'
export type {
  AuthoredDefinition,
  AuthoredEvent,
  AuthoredField,
  AuthoredFields,
  AuthoredOperation,
  AuthoredRule,
  AuthoredSchema,
} from './arbitrary/authored.js'

// The store suite
export { checkStore } from './store/check-store.js'
export { checkBatches, checkFeed, checkQueries } from './store/check-capabilities.js'
export type { FailedCase, StoreReport } from './store/run-cases.js'
export { storeCases } from './store/store-cases.js'
export { batchCases } from './store/cases/batch.js'
export { queryCases } from './store/cases/query.js'
export { feedCases } from './store/cases/feed.js'
export { reopenCases } from './store/cases/reopening.js'
export type { OpenStore, ReopenCase, ReopenStore, StoreCase } from './store/store-case.js'
export { dumpStore } from './store/dump.js'

// Stores that are wrong on purpose, for testing the suite
export { forgetfulStore } from './broken/forgetful-store.js'
export { jumblingStore } from './broken/jumbling-store.js'
export { overwritingStore } from './broken/overwriting-store.js'
export { prefixStore } from './broken/prefix-store.js'
export { skippingStore } from './broken/skipping-store.js'
