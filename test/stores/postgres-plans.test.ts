import { postgresStore } from '@assent/shell/postgres'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading } from '../faults/process/meter.js'
import { postgresServers } from '../servers/postgres/servers.js'
import { overhear, type Sent } from './overheard.js'
import { postgresProvider } from './postgres-provider.js'
import { valueOf } from './schema-provider.js'

const subjects = 100_000

/** Subjects with a decision and an observation each, as rows: through the port it would take minutes. */
const fillings = (at: string): readonly string[] => [
  `insert into ${at}instance
   select 'meter', 'n-' || n, 1, case n % 2 when 0 then 'running' else 'idle' end, 1, '{}',
     jsonb_build_object('count', n)
   from generate_series(1, ${subjects}) as n`,
  `insert into ${at}record (record_id, kind, entity, id, revision, recorded_at, definition_digest, body, event_types)
   select kind || n, kind, 'meter', 'n-' || n, 1, '2030-05-01', digest, '{}', '["MeterRead"]'
   from generate_series(1, ${subjects}) as n, unnest('{decision,observation}'::text[]) as kind, ${at}definition`,
  `vacuum analyze ${at}instance, ${at}record, ${at}definition`,
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const sentence = (plan: Plan): string =>
  [plan['Node Type'], plan['Relation Name'], plan['Index Name']].filter((part) => part !== undefined).join(' ')

const literal = (value: unknown): string => (value === null ? 'null' : pg.escapeLiteral(`${value as string | bigint}`))

/** How the server runs a statement, planned for these values, or for any. */
const planOf = async (client: pg.Client, { text, values = [] }: Sent, mode: string): Promise<readonly string[]> => {
  await client.query(`set plan_cache_mode = ${mode}`)
  await client.query(`prepare asked as ${text}`)
  const bound = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) execute asked${bound}`)
  await client.query('deallocate asked')
  return nodesOf((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan).map(sentence)
}

for (const usable of postgresServers()) {
  const provider = await postgresProvider(usable)
  const first = await provider.open()
  await createMeter(metersOn(first))
  for (const sql of fillings(`${pg.escapeIdentifier(provider.schemaOf(first))}.assent_`)) await provider.pool.query(sql)

  const pool = provider.newPool({ max: 1 })
  const sent = overhear(pool)
  const store = await valueOf(postgresStore({ pool, schema: provider.schemaOf(first) }))
  const runtime = metersOn(store)

  const statementsOf = async (call: () => Promise<unknown>): Promise<readonly Sent[]> => {
    sent.length = 0
    await call()
    return sent.filter(({ text }) => /from|into/.test(text))
  }

  const { rows } = await provider.pool.query<{ checkpoint: string }>(
    `select transaction_id || '.' || position as checkpoint
     from ${pg.escapeIdentifier(provider.schemaOf(first))}.assent_record where record_id = 'decision5000'`,
  )
  const checkpoint = rows[0]?.checkpoint
  const page = { limit: 10, after: '1' }
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['load', store.load(meter)],
    ['ids', store.ids('meter', { limit: 10, after: 'n-5' })],
    ['subjects', store.subjects('meter', { limit: 10, after: 'n-5' })],
    ['events', store.events(meter, { limit: 10, after: '1.0' })],
    ['records', store.records(meter, page)],
    ['observations', store.observations(meter, page)],
    ['recordById', store.recordById('created')],
    ['read', store.read(meter, 'created')],
    ['a commit', runtime.execute(reading('r-1', 1))],
    ['a commit that is refused', runtime.execute(reading('r-2', 1))],
    [
      'a creation',
      runtime.create({ ...meter, id: 'm-2', version: 1, fields: {}, recording: reading('r-3', 0).recording }),
    ],
    [
      'an observation and a batch',
      store.commitBatch([
        {
          kind: 'observation',
          observation: { ...meter, revision: 2, envelope: { ...reading('o-1', 0).recording, record: 1 } },
        },
      ]),
    ],
    ['a page of the feed', store.after(checkpoint, 10)],
    ['a query by id', store.query({ entity: 'meter', limit: 10 })],
    ['a query by content', store.query({ entity: 'meter', matching: { count: 5 }, state: 'idle', limit: 10 })],
  ]

  describe(`at ${subjects} subjects on ${usable.name}`, () => {
    afterAll(provider.remove)

    it.each(calls)('%s finds its rows by an index, whatever the values are, and sorts no table', async (name, call) => {
      const client = await provider.hold()
      const statements = await statementsOf(call)
      expect(statements.length).toBeGreaterThan(0)
      for (const statement of statements) {
        // What is not prepared is planned for its values.
        const modes = statement.name === undefined ? ['force_custom_plan'] : ['force_custom_plan', 'force_generic_plan']
        for (const mode of modes) {
          const nodes = await planOf(client, statement, mode)
          expect(nodes.filter((node) => node.startsWith('Seq Scan assent_') && !node.endsWith('definition'))).toEqual(
            [],
          )
          if (name !== 'a query by content') expect(nodes.filter((node) => node.startsWith('Bitmap'))).toEqual([])
        }
      }
    })

    it('G-10: a query by content asks the index of the content', async () => {
      const client = await provider.hold()
      const [statement] = await statementsOf(store.query({ entity: 'meter', matching: { count: 77 }, limit: 10 }))
      const nodes = await planOf(client, statement as Sent, 'force_custom_plan')
      expect(nodes.join('; ')).toContain('Bitmap Index Scan assent_prefilter')
    })

    it('a scan would be seen here', async () => {
      const client = await provider.hold()
      const text = `select * from ${pg.escapeIdentifier(provider.schemaOf(first))}.assent_record where body = '1'`
      expect((await planOf(client, { text }, 'force_custom_plan')).join('; ')).toMatch(/Seq Scan assent_record/)
    })
  })
}
