export { defaultPatience, migrate, mysqlStore, type MysqlOptions } from './open-store.js'
export type { MysqlStore } from './mysql-store.js'
