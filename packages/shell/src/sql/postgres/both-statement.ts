import { selectBoth } from '../select-both.js'
import type { Place } from './place.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** A subject's state and what a record id names. */
export const bothStatement = (place: Place) =>
  rawStatement(place, ['entity', 'id', 'record_id'], (values) => selectBoth((name) => tableIn(place, name), values))
