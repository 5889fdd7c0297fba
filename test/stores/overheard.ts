import type pg from 'pg'

/** What was sent on a connection. */
export interface Sent {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** All that is sent on the connections of a pool from now on, in order. */
export const overhear = (pool: pg.Pool): Sent[] => {
  const sent: Sent[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (config: Sent) => unknown
    Object.assign(client, {
      query: (config: Sent) => {
        sent.push(config)
        return query(config)
      },
    })
  })
  return sent
}
