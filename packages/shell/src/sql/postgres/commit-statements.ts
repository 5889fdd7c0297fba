import { sql } from 'kysely'
import { answerWritten, insertRecord, recordValues, type Written } from './insert-record.js'
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

// A definition is sent until it is known to be stored. Where the server lost it since, nothing is written, and it is
// sent again.
const hasDefinition = (place: Place, { document, definition_digest: digest }: Values) => sql`(
    cast(${document} as text) is not null
    or cast(${digest} as text) is null
    or exists (select from ${tableIn(place, 'definition')} where digest = ${digest})
  )`

const insertInstance = (place: Place, values: Values) => sql`
  insert into ${tableIn(place, 'instance')} (entity, id, version, lifecycle_state, revision, fields, prefilter)
  select
    ${values.entity}, ${values.id}, cast(${values.version} as bigint), ${values.lifecycle_state},
    cast(${values.revision} as bigint), cast(${values.fields} as text), ${prefilterOf(values)}
  where ${hasDefinition(place, values)}
  on conflict (entity, id) do nothing
  returning entity, id, revision`

// Waits for the row before it takes a transaction id: those of one subject then ascend as its records do, which is what
// the feed goes by.
const lockInstance = (place: Place, values: Values) => sql`
  select entity, id from ${tableIn(place, 'instance')}
  where entity = ${values.entity} and id = ${values.id} and revision = ${values.expected}
    and revision < ${values.revision} and ${hasDefinition(place, values)}
  for no key update`

const updateInstance = (place: Place, values: Values) => sql`
  update ${tableIn(place, 'instance')} as instance set
    version = ${values.version}, lifecycle_state = ${values.lifecycle_state}, revision = ${values.revision},
    fields = cast(${values.fields} as text), prefilter = ${prefilterOf(values)}
  from locked
  where instance.entity = locked.entity and instance.id = locked.id
  returning instance.entity, instance.id, instance.revision`

// Where another text is stored under the digest, the column that takes no null undoes the statement; where the same is,
// nothing is written.
const insertDefinition = (place: Place, values: Values) => sql`
  insert into ${tableIn(place, 'definition')} as known (digest, entity, version, document)
  select
    ${values.definition_digest}, ${values.definition_entity}, cast(${values.definition_version} as bigint),
    cast(${values.document} as text)
  from held
  where cast(${values.document} as text) is not null
  on conflict (digest) do update set document = null where known.document <> excluded.document`

const writeRecord = (place: Place, values: Values) => sql`
defined as (${insertDefinition(place, values)}
), stored as (${insertRecord(place, values)}
)${answerWritten(values)}`

/**
 * A commit in one statement: the instance first, then the record and the definition from the row that it gave. No row
 * is the answer where nothing was written: the subject is not where it was expected, or the definition is not there. A
 * record id that is taken undoes all of it.
 */
export const commitStatements = (place: Place) => ({
  /** Where nothing is stored under the subject. */
  create: rawStatement(
    place,
    names,
    (values) => sql<Written>`
with held as (${insertInstance(place, values)}
), ${writeRecord(place, values)}`,
  ),
  /** Where the subject is at the `expected` revision. */
  change: rawStatement(
    place,
    names,
    (values) => sql<Written>`
with locked as (${lockInstance(place, values)}
), held as (${updateInstance(place, values)}
), ${writeRecord(place, values)}`,
  ),
})
