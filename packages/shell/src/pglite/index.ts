export { defaultPatience, migrate, pgliteStore, type PgliteOptions } from './open-store.js'
export type { PostgresStore } from '../sql/postgres/store-over.js'
