import { isJsonObject, type Json } from '@assent/kernel'
import { namesAt, partAt, type Way } from '../way.js'
import { eventSpots } from './events.js'
import { fieldsSpots } from './fields.js'
import { ruleSpots } from './rules.js'
import { operationNames } from './spot.js'

/** An object of the format. */
export type Part =
  | 'definition'
  | 'schema'
  | 'field'
  | 'lifecycle'
  | 'create'
  | 'operation'
  | 'transition'
  | 'event'
  | 'rule'
  | 'projection'

const membersOf = (document: Json, way: Way): readonly Way[] => namesAt(document, way).map((name) => [...way, name])

const transitionsOf = (document: Json, operation: Way): readonly Way[] => {
  const list = partAt(document, [...operation, 'transitions']) ?? null
  return Array.isArray(list) ? list.map((_, index) => [...operation, 'transitions', index]) : []
}

const candidates = (document: Json, part: Part): readonly Way[] => {
  const operations = operationNames(document).map((name): Way => ['operations', name])
  switch (part) {
    case 'definition':
      return [[]]
    case 'schema':
      return [['schema'], ...operations.map((way) => [...way, 'arguments'])]
    case 'field':
      return fieldsSpots(document).flatMap(({ way }) => membersOf(document, way))
    case 'lifecycle':
      return [['lifecycle']]
    case 'create':
      return [['create']]
    case 'operation':
      return operations
    case 'transition':
      return operations.flatMap((way) => transitionsOf(document, way))
    case 'event':
      return eventSpots(document).map(({ way }) => way)
    case 'rule':
      return ruleSpots(document).map(({ way }) => way)
    case 'projection':
      return membersOf(document, ['projections'])
  }
}

/** The ways to every such object that the document has. */
export const partsOf = (document: Json, part: Part): readonly Way[] =>
  candidates(document, part).filter((way) => isJsonObject(partAt(document, way) ?? null))
