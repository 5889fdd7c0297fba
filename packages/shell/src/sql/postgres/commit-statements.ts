import { sql, type RawBuilder } from 'kysely'
import { insertRecord, recordValues, type Written } from './insert-record.js'
import type { Place } from './place.js'
import { rawStatement, tableIn } from './raw-statement.js'

const names = [
  ...recordValues,
  'version',
  'lifecycle_state',
  'fields',
  'prefilter',
  'definition_entity',
  'definition_version',
  'document',
  'expected',
] as const

type Values = { readonly [name in (typeof names)[number]]: never }

// Null stands for the fields as they are, which are sent once.
const prefilterOf = ({ fields, prefilter }: Values) =>
  sql`cast(coalesce(cast(${prefilter} as text), cast(${fields} as text)) as jsonb)`

// Where the server lost a definition that was known to be stored, nothing is written, and it is sent again.
const isDefined = (place: Place, { definition_digest: digest }: Values) =>
  sql`exists (select from ${tableIn(place, 'definition')} where digest = ${digest})`

const insertInstance = (place: Place, values: Values, condition: RawBuilder<unknown>) => sql`
  insert into ${tableIn(place, 'instance')} (entity, id, version, lifecycle_state, revision, fields, prefilter)
  select
    ${values.entity}, ${values.id}, cast(${values.version} as bigint), ${values.lifecycle_state},
    cast(${values.revision} as bigint), cast(${values.fields} as text), ${prefilterOf(values)}
  where ${condition}
  on conflict (entity, id) do nothing
  returning entity, id, revision`

// Waits for the row before it takes a transaction id: those of one subject then ascend as its records do, which is what
// the feed goes by. Where the row was locked is where it is changed, so that it is looked for once.
const updateInstance = (place: Place, values: Values, condition: RawBuilder<unknown>) => sql`
  update ${tableIn(place, 'instance')} as instance set
    version = ${values.version}, lifecycle_state = ${values.lifecycle_state}, revision = ${values.revision},
    fields = cast(${values.fields} as text), prefilter = ${prefilterOf(values)}
  from (
    select ctid from ${tableIn(place, 'instance')}
    where entity = ${values.entity} and id = ${values.id} and revision = ${values.expected}
      and revision < ${values.revision} and ${condition}
    for no key update
  ) as locked
  where instance.ctid = locked.ctid
  returning instance.entity, instance.id, instance.revision`

// Where another text is stored under the digest, the column that takes no null undoes the statement; where the same is,
// nothing is written. No text is sent of a record that saves no definition.
const insertDefinition = (place: Place, values: Values) => sql`
  insert into ${tableIn(place, 'definition')} as known (digest, entity, version, document)
  select
    ${values.definition_digest}, ${values.definition_entity}, cast(${values.definition_version} as bigint),
    cast(${values.document} as text)
  from held
  where cast(${values.document} as text) is not null
  on conflict (digest) do update set document = null where known.document <> excluded.document`

type WriteInstance = typeof insertInstance

const writesOf = (place: Place, writeInstance: WriteInstance) => ({
  /** Under a definition that is known to be stored. */
  defined: rawStatement(
    place,
    names,
    (values) => sql<Written>`
with held as (${writeInstance(place, values, isDefined(place, values))}
)${insertRecord(place, values)}`,
  ),
  /** With its definition, or under none. */
  defining: rawStatement(
    place,
    names,
    (values) => sql<Written>`
with held as (${writeInstance(place, values, sql`true`)}
), defined as (${insertDefinition(place, values)}
)${insertRecord(place, values)}`,
  ),
})

/**
 * A commit in one statement: the instance first, then the record and the definition from the row that it gave. No row
 * is the answer where nothing was written: the subject is not where it was expected, or the definition is not there. A
 * record id that is taken undoes all of it.
 */
export const commitStatements = (place: Place) => ({
  /** Where nothing is stored under the subject. */
  create: writesOf(place, insertInstance),
  /** Where the subject is at the `expected` revision. */
  change: writesOf(place, updateInstance),
})
