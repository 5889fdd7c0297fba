import { canonical, decideCreate, normalizeArguments, parseJson } from '@assent/kernel'
import { seal } from '@assent/shell'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary, definitionOf, type StoreCommand } from '../../src/index.js'
import { parcel } from './parcel.js'

const sample = fc.sample(arbitrary.commands(parcel), { numRuns: 500, seed: 7 })

type Execution = StoreCommand & { readonly kind: 'execute' }

const isUnknown = ({ operation }: Execution): boolean => !Object.hasOwn(parcel.document.operations, operation)

const isMalformed = (command: StoreCommand): boolean => {
  if (command.kind === 'observe') return false
  return command.kind === 'create'
    ? isLeft(decideCreate(parcel, { id: 'a', fields: command.fields }))
    : !isUnknown(command) && isLeft(normalizeArguments(parcel, command.operation, command.arguments))
}

type Sort = readonly [sort: string, is: (command: StoreCommand, before: readonly StoreCommand[]) => boolean]

const isRepeated = (command: StoreCommand, earlier: readonly StoreCommand[]): boolean => earlier.includes(command)

const sorts: readonly Sort[] = [
  ['an execution at the stored revision', (one) => one.kind === 'execute' && one.behind === 0],
  ['an execution that is stale', (one) => one.kind === 'execute' && one.behind > 0],
  ['an execution that is ahead', (one) => one.kind === 'execute' && one.behind < 0],
  ['an observation that is stale', (one) => one.kind === 'observe' && one.behind > 0],
  ['a request made twice at once', (one, before) => isRepeated(one, before.slice(-1))],
  ['a request made again after others', (one, before) => isRepeated(one, before.slice(0, -1))],
  [
    'a record id that another request has',
    (one, before) => before.some((other) => other !== one && other.recording.record_id === one.recording.record_id),
  ],
  [
    'a creation of a subject that is there',
    (one, before) => one.kind === 'create' && before.some(({ kind, id }) => kind === 'create' && id === one.id),
  ],
  [
    'an execution of a subject that is not there',
    (one, before) => one.kind === 'execute' && before.every(({ kind, id }) => kind !== 'create' || id !== one.id),
  ],
  ['malformed fields or arguments', isMalformed],
  ['a malformed recording', (one) => isLeft(seal(one.recording, null))],
  ['an unknown operation', (one) => one.kind === 'execute' && isUnknown(one)],
  ['a subject that no store takes', ({ id }) => id.includes('\u0000')],
]

describe('arbitrary.commands', () => {
  it.each(sorts)('%s comes up in one list of forty at least, and not in most requests', (sort, is) => {
    const found = sample.map((list) => list.filter((one, index) => is(one, list.slice(0, index))).length)
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(sample.length / 40)
    if (sort === 'an execution at the stored revision') return
    const total = sample.reduce((count, list) => count + list.length, 0)
    expect(found.reduce((one, other) => one + other, 0)).toBeLessThan(total / 2)
  })

  it('most lists begin with a creation that is accepted', () => {
    const begun = sample.filter(([first]) => first?.kind === 'create' && first.id === 'a' && !isMalformed(first))
    expect(begun.length).toBeGreaterThan(sample.length / 2)
  })

  it('each is JSON that comes back from its text, also under a definition without operations', () => {
    const still = definitionOf({ entity: 'rock', schema: {}, lifecycle: { initial: 'here', states: ['here'] } })
    for (const definition of [parcel, still]) {
      fc.assert(
        fc.property(arbitrary.commands(definition), (commands) => {
          const text = canonical(commands)
          const read = parseJson(text)
          expect(isRight(read) ? canonical(read.right) : read.left).toBe(text)
        }),
        { numRuns: 200 },
      )
    }
  })
})
