import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { Registry, Runtime, type DefinitionDocument, type FieldDocument, type Json } from '@assent/kernel'
import { readDefinition } from '@assent/yaml'
import { root, run } from './folder.js'
import { linesOf } from './lines.js'

const examples = join(root, 'examples')
const names = (ending: string): readonly string[] => readdirSync(examples).filter((name) => name.endsWith(ending))

const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}
const read = (name: string): DefinitionDocument =>
  expectRight(readDefinition(readFileSync(join(examples, name), 'utf8')))

const registryOf = (names: readonly string[]): Registry =>
  names.reduce((registry, name) => expectRight(registry.register(read(name))), Registry.empty)

const kindsIn = (field: FieldDocument): readonly string[] => [
  field.type,
  ...(field.items === null ? [] : kindsIn(field.items)),
  ...Object.values(field.properties).flatMap(kindsIn),
]

describe('the example definitions', () => {
  it('are valid alone and together', () => {
    expect(isRight(registryOf(names('.yaml')).validateAll())).toBe(true)
  })

  it('show every kind of field and both kinds of rule in subscription.yaml', () => {
    const { schema, invariants, operations } = read('subscription.yaml')
    const kinds = new Set(Object.values(schema.fields).flatMap(kindsIn))
    expect([...kinds].sort()).toEqual([
      'array',
      'boolean',
      'enum',
      'integer',
      'json',
      'number',
      'object',
      'ref',
      'string',
    ])
    expect(invariants).not.toEqual([])
    expect(Object.values(operations).flatMap(({ preconditions }) => preconditions)).not.toEqual([])
  })
})

describe('refund.yaml', () => {
  const runtime = Runtime.of(registryOf(['refund.yaml']))
  const approval = (actorRole: string): Json => ({ reason: 'the parcel was lost', actor_role: actorRole })
  const refund = (fields: object, lifecycle_state: string): Json => ({
    ...{ entity: 'refund', version: 1, id: 'refund-1', lifecycle_state, revision: 2 },
    fields: { order: 'order-7', amount_cents: 12900, ...fields },
  })
  const answerTo = (operation: string, instance: Json, args: Json): unknown => {
    const answer = runtime.execute({ instance, operation, arguments: args })
    return isLeft(answer) ? answer.left : answer.right.instance.lifecycle_state
  }
  const missing = {
    kind: 'precondition_unobservable',
    rule: 'evidence_is_present',
    reason: 'a refund is decided on evidence',
    unresolved: ['$fields.evidence'],
  }

  it('cannot tell whether to submit or approve without evidence', () => {
    expect(answerTo('submit', refund({}, 'draft'), {})).toEqual({ ...missing, operation: 'submit' })
    expect(answerTo('approve', refund({}, 'submitted'), approval('human'))).toEqual({
      ...missing,
      operation: 'approve',
    })
  })

  it.each([
    ['agent', 5000, 'approved'],
    ['human', 5001, 'approved'],
    ['agent', 5001, { kind: 'precondition_failed', rule: 'large_refund_needs_a_human' }],
  ])('lets an %s decide about %d cents as it says', (role, amount_cents, expected) => {
    const submitted = refund({ evidence: 'photo-1.jpg', amount_cents }, 'submitted')
    const answer = answerTo('approve', submitted, approval(role))
    if (typeof expected === 'string') expect(answer).toBe(expected)
    else expect(answer).toMatchObject(expected)
  })

  it('forgets evidence that was withdrawn', () => {
    const submitted = refund({ evidence: 'photo-1.jpg' }, 'submitted')
    const { instance } = expectRight(
      runtime.execute({ instance: submitted, operation: 'withdraw_evidence', arguments: {} }),
    )
    expect(instance.fields).toEqual({ order: 'order-7', amount_cents: 12900 })
  })
})

describe('the example programs run and print what they say', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const built = await run(root, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'examples'])
    expect(built).toEqual({ exit: 0, stdout: '', stderr: '' })
  }, 120_000)

  const printed = async (program: string): Promise<readonly string[]> => {
    const { exit, stdout, stderr } = await run(root, process.execPath, [`examples/dist/${program}`])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    return linesOf(stdout)
  }

  it('embed.ts decides in-process', async () => {
    expect(await printed('embed.js')).toEqual([
      'submitted at revision 2',
      'agent: the rule large_refund_needs_a_human says no',
      'human: RefundApproved',
    ])
  })

  it('stored.ts keeps decisions, answers a retry with the original and refuses what comes late', async () => {
    expect(await printed('stored.js')).toEqual([
      'stored at revision 2, replayed: false',
      'stored at revision 2, replayed: true',
      expect.stringMatching(/^revision_conflict: /),
      'create -> draft, create-104 by ada',
      'execute -> submitted, submit-104 by ada',
    ])
  })

  it('propose.ts lets a model propose, and no more', async () => {
    const [submitted, ...refusals] = await printed('propose.js')
    expect(submitted).toBe('stored: submitted')
    expect(refusals.pop()).toBe('stored: approved')
    expect(refusals.map((line) => JSON.parse(line) as unknown)).toEqual([
      { kind: 'operation_not_found', operation: 'reject' },
      expect.objectContaining({ kind: 'validation' }),
      expect.objectContaining({ kind: 'precondition_failed', rule: 'large_refund_needs_a_human' }),
    ])
  })
})
