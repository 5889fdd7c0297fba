export { defaultPatience, migrate, postgresStore, type PostgresOptions } from './open-store.js'
export type { PostgresStore } from '../sql/postgres/store-over.js'
