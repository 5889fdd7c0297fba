import pg from 'pg'

/**
 * A pool that does not end the process where its database is dropped right after it: it says that it has ended before
 * its connections have.
 */
export const quietPool = (config: pg.PoolConfig): pg.Pool => new pg.Pool(config).on('error', () => undefined)
