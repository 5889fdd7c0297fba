import type { Semantics } from '@assent/kernel'
import { semanticsLevels as all } from '@assent/testing'
import type { Parameters } from 'fast-check'
import { runs } from './runs.js'

/** So often is something tried that is about the service rules. */
export const fewer = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 50) }

/**
 * The rules that a property is tried under, each with how often: a service level has nearly all of `kernel/1`, and is
 * larger.
 */
export const levels: readonly (readonly [Semantics, Parameters<unknown>])[] = all.map((semantics) => [
  semantics,
  semantics === 'kernel/1' ? runs : fewer,
])
