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
export { checkStore, type FailedCase, type StoreReport } from './store/check-store.js'
export { storeCases } from './store/store-cases.js'
export { reopenCases } from './store/cases/reopening.js'
export type { OpenStore, ReopenCase, ReopenStore, StoreCase } from './store/store-case.js'
export { dumpStore } from './store/dump.js'

// Stores that are wrong on purpose, for testing the suite
export { forgetfulStore } from './broken/forgetful-store.js'
export { overwritingStore } from './broken/overwriting-store.js'
