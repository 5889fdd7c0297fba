import { createPool } from 'mysql2/promise'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { inFolder, run, type Outcome } from '../docs/folder.js'
import { freePort } from '../servers/free-port.js'
import { createDatabase as createMysqlDatabase } from '../servers/mysql/database.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { createDatabase as createPostgresDatabase } from '../servers/postgres/database.js'
import { postgresServers } from '../servers/postgres/servers.js'

type Entity = (...args: readonly string[]) => Promise<Outcome>

const inCommand = <A>(work: (entity: Entity) => Promise<A>): Promise<A> =>
  inFolder((folder) => work((...args) => run(folder, 'entity', args)))

const recording = (id: string): readonly string[] => [
  '--record-id',
  id,
  '--recorded-at',
  '2027-03-01',
  '--actor',
  'ada',
  '--format',
  'text',
]

/** A story by every verb that takes a store, ended by a change that another hand makes. */
const story = async (entity: Entity, address: string, change: (sql: string) => Promise<unknown>): Promise<void> => {
  const store = ['--store', address]
  const subject = [...store, '--entity', 'refund', '--id', 'refund-1']
  const definition = ['--definition', 'refund.yaml', '--id', 'refund-1', ...store]

  const nothing = await entity('get', ...subject)
  expect(JSON.parse(nothing.stdout)).toMatchObject({ kind: 'store_backend', by: 'store' })
  expect(nothing.stderr).toContain('there are no tables of a store')

  const fields = '{ "order": "order-7", "amount_cents": 4200, "evidence": "photo-1.jpg" }'
  expect(await entity('create', ...definition, '--fields', fields, ...recording('create-1'))).toEqual({
    exit: 0,
    stdout: 'refund refund-1 is draft (revision 1); record create-1; events: RefundDrafted\n',
    stderr: '',
  })
  const submit = [
    'execute',
    ...definition,
    '--operation',
    'submit',
    '--expected-revision',
    '1',
    ...recording('submit-1'),
  ]
  const submitted = {
    exit: 0,
    stdout: 'refund refund-1 is submitted (revision 2); record submit-1; events: RefundSubmitted\n',
    stderr: '',
  }
  expect(await entity(...submit)).toEqual(submitted)
  expect(await entity(...submit)).toEqual(submitted)

  expect((await entity('get', ...subject, '--format', 'text')).stdout).toContain('is submitted (revision 2)')
  expect((await entity('list', ...store, '--entity', 'refund')).stdout).toBe('refund-1\n')
  expect((await entity('events', ...subject, '--format', 'text')).stdout.split('\n')).toHaveLength(3)
  expect((await entity('history', ...subject, '--format', 'text')).stdout.split('\n')).toHaveLength(3)
  expect(await entity('verify', ...store)).toEqual({
    exit: 0,
    stdout: '1 subject(s), 2 decision(s), 0 observation(s): all hold\n',
    stderr: '',
  })
  await change('update assent_instance set revision = 1')
  expect(await entity('verify', ...store)).toMatchObject({
    exit: 1,
    stdout: expect.stringContaining('refund-1') as unknown,
  })
}

describeMysql('D-14: the command with an address', (url) => {
  it('keeps decisions in the database', async () => {
    const database = await createMysqlDatabase(url)
    const pool = createPool(database.url)
    try {
      await inCommand((entity) => story(entity, database.url, (sql) => pool.query(sql)))
    } finally {
      await pool.end()
      await database.drop()
    }
  })
})

describe.each(postgresServers())('D-14: the command with an address of $name', ({ use }) => {
  it('keeps decisions in the database', async () => {
    const server = await use()
    const database = await createPostgresDatabase(server.url)
    const pool = new pg.Pool({ connectionString: database.url })
    // A connection that is being ended meets the end of its database.
    pool.on('error', () => undefined)
    try {
      await inCommand((entity) => story(entity, database.url, (sql) => pool.query(sql)))
    } finally {
      await pool.end()
      await database.drop()
      await server.release()
    }
  })
})

describe('D-14: the command with an address at which nobody listens', () => {
  it.each(['mysql', 'postgres', 'postgresql'])('says so and repeats no password: %s', async (scheme) => {
    const address = `${scheme}://ada:secret@127.0.0.1:${await freePort()}/refunds`
    const { exit, stdout, stderr } = await inCommand((entity) =>
      entity('get', '--store', address, '--entity', 'refund', '--id', 'refund-1'),
    )
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'store_unreachable', by: 'store', refused: true })
    expect(stderr).toMatch(/^refused: .*ECONNREFUSED.*\n$/)
    expect(stdout + stderr).not.toContain('secret')
    expect(exit).toBe(1)
  })
})
