export { migrate, openSqliteStore, sqliteStore, type SqliteFile, type SqliteHandle } from './open-store.js'
export type { SqliteStore } from './sqlite-store.js'
