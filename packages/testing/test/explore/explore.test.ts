import { canonical, type ValidatedDefinition } from '@assent/kernel'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../src/arbitrary/definition.js'
import { explore, type Exploration, type Witness } from '../../src/explore/index.js'
import { account, combination, conspiracy, counter } from './definitions.js'
import { decideCall } from '../../src/explore/decide-call.js'
import { replayed } from './replayed.js'

const refusalBy = ({ refused }: Exploration, operation: string | null, rule: string): Witness | undefined =>
  refused.find(
    (witness) => witness.operation === operation && 'rule' in witness.refusal && witness.refusal.rule === rule,
  )

const one = (more: object): ValidatedDefinition =>
  definitionOf({ entity: 'thing', schema: {}, lifecycle: { initial: 'on', states: ['on', 'off'] }, ...more })

describe('explore', () => {
  it.each([
    ['account', account],
    ['counter', counter],
    ['conspiracy', conspiracy],
  ])('what it says of %s is what the kernel says, command by command', (_name, definition) => {
    const { visited, accepted, refused } = explore(definition)
    for (const { instance, path } of visited) expect(replayed(definition, path)).toEqual(instance)
    for (const { path, call, result } of accepted) expect(replayed(definition, [...path, call])).toEqual(result)
    for (const { path, instance, call, refusal } of refused) {
      expect(replayed(definition, path)).toEqual(instance)
      const answer = decideCall(definition, instance, call)
      expect(isLeft(answer) && answer.left).toEqual(refusal)
    }
  })

  it('K-2: the same definition and bounds give the same', () => {
    expect(canonical(explore(account))).toBe(canonical(explore(account)))
  })

  it('tries an increment that ends beside what an invariant compares the sum with', () => {
    const witness = refusalBy(explore(account), 'deposit', 'within_limit')
    expect(witness?.path).toHaveLength(1)
    const limits = explore(account).visited.filter(
      ({ instance }) => instance.fields['balance'] === instance.fields['limit'],
    )
    expect(limits.length).toBeGreaterThan(0)
  })

  it('goes on, past its depth, towards a rule that is a long way off', () => {
    const exploration = explore(counter)
    expect(refusalBy(exploration, 'turn', 'few_turns')?.path).toHaveLength(32)
    expect(exploration.accepted.find(({ operation }) => operation === 'stop')?.path).toHaveLength(14)
    expect(refusalBy(explore(counter, { guided: 10 }), 'turn', 'few_turns')).toBeUndefined()
    expect(explore(counter, { guided: 10 }).reached).toContain('guided')
  })

  it('finds the one choice of five arguments that a rule refuses', () => {
    const call = refusalBy(explore(conspiracy), 'open', 'not_all_five')?.call
    expect(call).toMatchObject({ arguments: { a: 17, d: false, e: 'y', c: expect.stringMatching(/^sesame/) } })
  })

  it('finds the one choice of four arguments that is accepted, and goes on from there', () => {
    const { accepted, visited } = explore(combination, { calls: 6 })
    expect(accepted.map(({ operation }) => operation)).toEqual([null, 'open', 'clear'])
    expect(visited.map(({ instance }) => instance.lifecycle_state)).toEqual(['shut', 'open', 'empty'])
  })

  it('gives the shortest path to each instance', () => {
    const { visited } = explore(counter, { depth: 4 })
    for (const { instance, path } of visited) {
      const turns = Number(instance.fields['turns'])
      const others = { new: 1, on: 2, off: 3 }[instance.lifecycle_state] ?? 0
      expect(path.length).toBe(turns + others)
    }
  })

  it('says which operations accepted a call on an instance, and none of those it did not look at', () => {
    const { visited, reached } = explore(counter, { depth: 1, guided: 0 })
    expect(visited.map(({ operations }) => operations)).toContainEqual(['begin'])
    expect(visited.at(-1)?.operations).toBeNull()
    expect(reached).toEqual(['depth', 'guided'])
  })

  it('keeps to its bounds, and says which of them cut something off', () => {
    const { visited, reached } = explore(account, { instances: 5, guided: 0, creations: 3, calls: 2, values: 2 })
    expect(visited.length).toBeLessThanOrEqual(5)
    expect(reached).toEqual(['calls', 'creations', 'guided', 'instances', 'values'])
    expect(explore(conspiracy, { creations: 0 }).visited).toEqual([])
  })

  it('has tried everything where no bound was reached', () => {
    const definition = one({ operations: { end: { transitions: [{ from: 'on', to: 'off' }] } } })
    expect(explore(definition)).toMatchObject({ reached: [], calls: 3, visited: [{ path: [{}] }, { path: [{}, {}] }] })
  })

  it('tells rules apart that have no name, or the same one', () => {
    const definition = one({
      operations: {
        end: {
          arguments: { fields: { a: { type: 'integer', required: true } } },
          transitions: [{ from: 'on', to: 'off' }],
          preconditions: [{ assert: { gt: ['$args.a', 3] } }, { assert: { lt: ['$args.a', 10] } }],
        },
      },
    })
    const rules = explore(definition).refused.flatMap(({ rule }) => rule ?? [])
    expect(rules.map(({ index }) => index).sort()).toEqual([0, 1])
  })

  it('counts instances once that differ only in what nothing tells apart', () => {
    const rename = {
      arguments: { fields: { to: { type: 'string', required: true } } },
      transitions: [{ from: 'on', to: 'on' }],
      set: { name: '$args.to' },
    }
    const fields = { name: { type: 'string', required: true } }
    expect(explore(one({ schema: { fields }, operations: { rename } })).visited).toHaveLength(1)
    const invariants = [{ assert: { ne: ['$fields.name', 'nobody'] } }]
    expect(explore(one({ schema: { fields }, operations: { rename }, invariants })).visited.length).toBeGreaterThan(2)
  })

  it('creates under the ids that a rule asks for', () => {
    const definition = one({ invariants: [{ name: 'not_root', assert: { ne: ['$id', 'root'] } }] })
    expect(refusalBy(explore(definition), null, 'not_root')?.call).toMatchObject({ command: 'create', id: 'root' })
  })

  it('takes a reference to a place deeper than any value for one where nothing is', () => {
    const deepest = `$fields.memo${'.in'.repeat(3000)}`
    const definition = one({
      schema: { fields: { memo: { type: 'json' } } },
      operations: {
        read: {
          transitions: [{ from: 'on', to: 'off' }],
          preconditions: [{ name: 'is_there', assert: { eq: [deepest, 1] } }],
        },
      },
    })
    const { refused, accepted } = explore(definition)
    expect(refused.map(({ rule }) => rule)).toContainEqual({ list: 'preconditions', index: 0 })
    expect(accepted.map(({ operation }) => operation)).toEqual([null])
  })

  it('ends a search in which every one of many rules is far away, and says so', () => {
    const names = Array.from({ length: 40 }, (_, index) => `part_${index}`)
    const fields = Object.fromEntries(names.map((name) => [name, { type: 'integer', required: true }]))
    const definition = one({
      schema: { fields },
      operations: {
        turn: {
          arguments: { fields },
          transitions: [{ from: 'on', to: 'on' }],
          preconditions: names.map((name) => ({ name, assert: { gt: [`$fields.${name}`, `$args.${name}`] } })),
        },
      },
    })
    expect(explore(definition).reached).toContain('guided')
  })

  it('K-228: names of the host are names like any other', () => {
    const definition = definitionOf(
      JSON.parse(`{ "entity": "constructor", "lifecycle": { "initial": "__proto__", "states": ["__proto__"] },
        "schema": { "fields": { "__proto__": { "type": "integer", "required": true } } },
        "operations": { "__proto__": {
          "arguments": { "fields": { "toString": { "type": "integer", "required": true } } },
          "transitions": [{ "from": "__proto__", "to": "__proto__" }],
          "preconditions": [{ "name": "less", "assert": { "lt": ["$args.toString", "$fields.__proto__"] } }] } } }`),
    )
    const exploration = explore(definition)
    expect(refusalBy(exploration, '__proto__', 'less')).toBeDefined()
    const accepted = exploration.accepted.find(({ operation }) => operation === '__proto__')
    expect(accepted && isRight(decideCall(definition, accepted.instance, accepted.call))).toBe(true)
  })
})
