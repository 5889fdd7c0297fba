import fc from 'fast-check'
import type { Identity } from './document-source.js'
import { distinctWords, word } from './name.js'
import type { Settings } from './settings.js'

/** Ordinary names of entity types. */
export const entityWords = ['parcel', 'ticket', 'depot', 'customer']

const largest = 4294967295

const version = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(largest, 10, 2 ** 31) },
)

/** The name of one definition. */
export const identity = ({ curiousNames }: Settings): fc.Arbitrary<Identity> =>
  fc.record({ entity: word(entityWords, curiousNames), version }, { requiredKeys: ['entity'] })

const distinctVersions = (minLength: number, maxLength: number): fc.Arbitrary<readonly number[]> =>
  fc.uniqueArray(version, { minLength, maxLength: Math.max(minLength, maxLength) })

/** One entity type under two versions at least. */
export const versionsOfOne = ({ curiousNames, versions }: Settings): fc.Arbitrary<readonly Identity[]> =>
  fc
    .tuple(word(entityWords, curiousNames), distinctVersions(2, versions))
    .map(([entity, several]) => several.map((one) => ({ entity, version: one })))

/** Several entity types, each under one version or several; every pair of them is another. */
export const identities = ({ curiousNames, entities, versions }: Settings): fc.Arbitrary<readonly Identity[]> =>
  distinctWords(entityWords, entities, curiousNames).chain((named) =>
    fc
      .tuple(...named.map(() => distinctVersions(1, Math.min(versions, 2))))
      .map((each) =>
        each.flatMap((several, index) => several.map((one) => ({ entity: named[index] as string, version: one }))),
      ),
  )
