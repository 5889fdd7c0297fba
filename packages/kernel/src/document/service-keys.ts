import { list, orNull } from './codec/collections.js'
import { json, jsonObject } from './codec/scalars.js'

// The keys that only the service rules give a meaning parse here by their outer kind, so that `kernel/1` can refuse
// them by name (K-15). Their full shapes come with the service rules, in this file. Empty ones equal absence (K-16).

/** Of a command. */
export const outcomes = list('a list of outcomes', json)

/** Of a definition. */
export const identity = orNull(jsonObject)
export const relations = jsonObject
export const scales = jsonObject

export const isEmptyList = (values: readonly unknown[]): boolean => values.length === 0

export const isEmptyObject = (object: object): boolean => Object.keys(object).length === 0
