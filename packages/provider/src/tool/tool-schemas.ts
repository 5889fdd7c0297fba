import { setMember, type Json, type JsonObject } from '@assent/kernel'
import type { AnyEntityType } from '../entity/entity-type.js'
import { longestCursor, longestId } from '../limits.js'
import { closedUnlessOpen, membersOf, type JsonSchema } from '../schema/json-schema.js'
import { relocate, withDefinitions } from '../schema/relocate.js'

const pagingProperties = (results: number): JsonObject => ({
  cursor: {
    type: 'string',
    minLength: 1,
    maxLength: longestCursor,
    description: 'the `nextCursor` of the page before; left out on the first page',
  },
  limit: { type: 'integer', minimum: 1, maximum: results, description: 'results at most' },
})

/** What a tool takes: undeclared members are refused where a schema does not say that it takes others. */
export const inputSchema = (schema: JsonSchema): JsonSchema => closedUnlessOpen(schema)

/** The fields of a search input, with `cursor` and `limit` beside them. */
export const searchInputSchema = ({ id, schemas }: AnyEntityType, results: number): JsonSchema => {
  const { schema, definitions } = relocate(schemas.searchInput, id)
  const properties: { [name: string]: Json } = { ...membersOf(schema)?.properties }
  for (const [name, paging] of Object.entries(pagingProperties(results))) setMember(properties, name, paging)
  return closedUnlessOpen({ ...schema, properties, ...withDefinitions(definitions) })
}

/** A page as it travels. */
export const searchOutputSchema = ({ id, schemas }: AnyEntityType): JsonSchema => {
  const { schema, definitions } = relocate(schemas.data, id)
  return {
    type: 'object',
    properties: {
      results: { type: 'array', items: schema },
      nextCursor: { type: 'string', description: 'where the next page starts; absent on the last' },
    },
    required: ['results'],
    additionalProperties: false,
    ...withDefinitions(definitions),
  }
}

/** The id of what is to be got. */
export const getInputSchema = ({ name }: AnyEntityType): JsonSchema => ({
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: longestId, description: `the id of a record: ${name}` },
  },
  required: ['id'],
  additionalProperties: false,
})

/** The record, or null. */
export const getOutputSchema = ({ id, schemas }: AnyEntityType): JsonSchema => {
  const { schema, definitions } = relocate(schemas.data, id)
  return {
    type: 'object',
    properties: { record: { anyOf: [schema, { type: 'null' }] } },
    required: ['record'],
    additionalProperties: false,
    ...withDefinitions(definitions),
  }
}
