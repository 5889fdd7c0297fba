import { Registry, type EntityInput, type ValidatedDefinition } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { checkBoundary, definitionOf, runtimePort, type BoundaryPort, type BoundaryRow } from '../../../src/index.js'
import { claim, exploration, freshRuntime } from './claim.js'

const portOf = (definition: ValidatedDefinition): BoundaryPort => {
  const registry = Registry.empty.register(definition)
  if (isLeft(registry)) throw new Error(registry.left.defect)
  return runtimePort(StoredRuntime.of({ registry: registry.right, store: memoryStore() }))
}

const rowsOf = async (definition: ValidatedDefinition, operation: string): Promise<readonly BoundaryRow[]> =>
  (await checkBoundary(definition, operation, portOf(definition))).rows

const told = (rows: readonly BoundaryRow[], about: string): readonly string[] =>
  rows.filter((row) => row.about === about).map(({ title, verdict }) => `${verdict}: ${title}`)

/** One operation `go` on a type with these fields; the rest is as small as it can be. */
const going = (
  fields: NonNullable<EntityInput['schema']['fields']>,
  go: object,
  rest: object = {},
): ValidatedDefinition =>
  definitionOf({
    entity: 'trip',
    schema: { fields },
    lifecycle: { initial: 'planned', states: ['planned', 'gone'] },
    operations: { go: { transitions: [{ from: 'planned', to: 'gone' }], ...go } },
    ...rest,
  })

describe('missing evidence', () => {
  it('K-108: every reference that may leave a rule without an answer has a case, and no other', async () => {
    const definition = going(
      {
        seats: { type: 'integer', required: true },
        pace: { type: 'integer', default: 3 },
        route: { type: 'object', properties: { length: { type: 'number' }, name: { type: 'string', required: true } } },
        log: { type: 'json' },
      },
      {
        preconditions: [
          {
            name: 'sensible',
            assert: {
              all: [
                { gte: ['$fields.seats', 0] },
                { gte: ['$fields.pace', 0] },
                { lt: ['$fields.route.length', 1000] },
                { in: ['$fields.log.mood', ['good', '$fields.route.name']] },
                { any: [{ exists: '$fields.log' }, { eq: ['$id', '$id'] }] },
              ],
            },
          },
        ],
      },
    )
    expect(told(await rowsOf(definition, 'go'), 'missing evidence')).toEqual([
      'holds: precondition `sensible` without `$fields.log.mood`',
      'holds: precondition `sensible` without `$fields.route.length`',
      'holds: precondition `sensible` without `$fields.route.name`',
    ])
  })

  it('K-108: a text that is no instant leaves `before` and `after` without an answer, though it is there', async () => {
    const definition = going(
      { leaves: { type: 'string', required: true } },
      { preconditions: [{ name: 'soon', assert: { before: ['$fields.leaves', '2030-01-01'] } }] },
    )
    const rows = await rowsOf(definition, 'go')
    expect(told(rows, 'missing evidence')).toEqual(['holds: precondition `soon` without `$fields.leaves`'])
  })

  it('K-136: a field with a default may be missing where an operation clears it', async () => {
    const definition = going(
      { pace: { type: 'integer', default: 3 } },
      { preconditions: [{ name: 'slow', assert: { lte: ['$fields.pace', 5] } }] },
      {
        operations: {
          go: {
            transitions: [{ from: 'planned', to: 'gone' }],
            preconditions: [{ name: 'slow', assert: { lte: ['$fields.pace', 5] } }],
          },
          forget: { transitions: [{ from: 'planned', to: 'planned' }], set: { pace: { cleared: true } } },
        },
      },
    )
    expect(told(await rowsOf(definition, 'go'), 'missing evidence')).toEqual([
      'holds: precondition `slow` without `$fields.pace`',
    ])
  })

  it('K-117: so has an invariant, and one that nobody answers refuses by name', async () => {
    const definition = going(
      { fare: { type: 'integer', required: true }, paid: { type: 'integer' } },
      { arguments: { fields: { paid: { type: 'integer' } } }, set: {} },
      {
        invariants: [
          { name: 'is_paid', assert: { any: [{ eq: ['$state', 'planned'] }, { gte: ['$fields.paid', 1] }] } },
        ],
      },
    )
    const rows = await rowsOf(definition, 'go')
    expect(told(rows, 'policy')).toEqual(['holds: invariant `is_paid`'])
    expect(told(rows, 'missing evidence')).toEqual(['holds: invariant `is_paid` without `$fields.paid`'])
  })
})

describe('rules', () => {
  it('K-110: rules without a name and rules of one name are told apart by their places', async () => {
    const definition = going(
      { seats: { type: 'integer', required: true } },
      {
        preconditions: [
          { assert: { gt: ['$fields.seats', 0] } },
          { name: 'size', assert: { lt: ['$fields.seats', 9] } },
          { name: 'size', assert: { ne: ['$fields.seats', 5] } },
          { name: 'never_false', assert: { gte: ['$fields.seats', 0] } },
        ],
      },
    )
    expect(told(await rowsOf(definition, 'go'), 'policy')).toEqual([
      'holds: precondition 0, which has no name',
      'holds: precondition `size`',
      'holds: precondition `size`',
      'not_found: precondition `never_false`',
    ])
  })

  it('K-77, K-141: what refuses beside the rules is met too', async () => {
    const definition = going(
      { log: { type: 'json' }, seats: { type: 'integer', required: true, max: 3 } },
      { set: { seats: { increment: 1 } }, emits: [{ type: 'Gone', payload: '$fields.log.mood' }] },
    )
    const rows = await rowsOf(definition, 'go')
    expect(told(rows, 'other refusal')).toEqual([
      'holds: `template` about `$fields.log.mood`',
      'holds: `validation` about `fields.seats`',
    ])
  })

  it('K-116: where rules ask for an id that no case has, that is said', async () => {
    const definition = going({}, { preconditions: [{ name: 'the_one', assert: { eq: ['$id', 'a'] } }] })
    const rows = await rowsOf(definition, 'go')
    expect(rows[0]).toEqual({
      about: 'legal transition',
      title: 'from `planned`, as `caller`',
      verdict: 'not_found',
      message: 'the rules ask for another id than the cases of this law have',
    })
    expect(rows.filter(({ verdict }) => verdict === 'fails')).toEqual([])
  })

  it('an operation that nothing leads to has no case, and each is named', async () => {
    const definition = going({}, { preconditions: [{ name: 'shut', assert: false }] })
    const rows = await rowsOf(definition, 'go')
    expect(
      rows.filter(({ verdict }) => verdict === 'not_found').map(({ about, title, message }) => [about, title, message]),
    ).toEqual([
      ['legal transition', 'from `planned`, as `caller`', 'no call that was tried does it'],
      ['illegal state', 'from `gone`', 'no call that was tried does it'],
      ['arguments', 'every case', 'no legal call was found to begin with'],
      ['revision', 'every case', 'no legal call was found to begin with'],
      ['record id', 'every case', 'no legal call was found to begin with'],
      ['no such subject', 'every case', 'no legal call was found to begin with'],
    ])
    expect(told(rows, 'policy')).toEqual(['holds: precondition `shut`'])
  })
})

describe('arguments', () => {
  it('K-46: members inside arguments are got wrong too, and the caller is told every path', async () => {
    const definition = going(
      {},
      {
        arguments: {
          fields: {
            stops: { type: 'array', items: { type: 'string', min_length: 2 } },
            ticket: { type: 'object', properties: { price: { type: 'integer', required: true, min: 0 } } },
            note: { type: 'json' },
          },
        },
      },
    )
    const rows = told(await rowsOf(definition, 'go'), 'arguments')
    expect(rows).toEqual(expect.arrayContaining(['holds: `stops` as ["b"]', 'holds: `ticket` as {}']))
    expect(rows.at(-1)).toBe('holds: `stops` as "neither list nor object", `ticket` as "neither list nor object"')
    expect(rows.join()).not.toContain('`note`')
  })

  it('K-32: an operation that takes anything cannot be given wrong arguments', async () => {
    const definition = going({}, { arguments: { additional_fields: true, fields: { undeclared: { type: 'json' } } } })
    expect(told(await rowsOf(definition, 'go'), 'arguments')).toEqual(['never: wrong ones'])
  })
})

describe('what the law is given', () => {
  it("an operation that is not there is the test author's mistake", async () => {
    await expect(checkBoundary(claim, 'pya', runtimePort(freshRuntime()))).rejects.toThrow('has no operation `pya`')
  })

  it('a port that lets nobody propose is told so', async () => {
    const port = { ...runtimePort(freshRuntime()), principals: () => [] }
    const { rows } = await checkBoundary(claim, 'pay', port, { exploration })
    expect(rows.filter(({ message }) => message === 'the port lets nobody propose it').length).toBeGreaterThan(5)
    expect(rows.some(({ verdict }) => verdict === 'holds')).toBe(false)
  })

  it('what another principal could do is named with the trusted arguments that it takes', async () => {
    const auditors = () => [{ name: 'ada', trusted: { role: 'auditor' } }]
    const port = { ...runtimePort(freshRuntime()), principals: auditors }
    const { rows } = await checkBoundary(claim, 'pay', port, { exploration })
    expect(rows[0]).toEqual({
      about: 'legal transition',
      title: 'from `open`, as `ada`',
      verdict: 'not_found',
      message: 'not reachable through this port: it takes `role` "human", and no principal has that',
    })
  })

  it('a port that cannot prepare a subject fails in every case', async () => {
    const port = { ...runtimePort(freshRuntime()), prepare: async () => Promise.reject(new Error('no such table')) }
    const { rows } = await checkBoundary(claim, 'pay', port, { exploration })
    const messages = new Set(rows.filter(({ verdict }) => verdict === 'fails').map(({ message }) => message))
    expect([...messages]).toEqual(['no such table'])
  })

  it('bounds that cut off are named beside what was not found', async () => {
    const { rows } = await checkBoundary(claim, 'note', runtimePort(freshRuntime()), {
      bounds: { instances: 1, creations: 1 },
    })
    expect(rows.find(({ title }) => title === 'from `lost`')?.message).toMatch(/cut off at: .*instances/)
  })

  it('a store is used again under another prefix', async () => {
    const port = runtimePort(freshRuntime())
    for (const prefix of ['one', 'two']) {
      const { rows } = await checkBoundary(claim, 'pay', port, { prefix, exploration })
      expect(rows.filter(({ verdict }) => verdict === 'fails')).toEqual([])
    }
    const { rows } = await checkBoundary(claim, 'pay', port, { prefix: 'two', exploration })
    expect(rows[0]?.message).toMatch(/^the case does not come about on `two pay 0` as it was prepared/)
  })
})
