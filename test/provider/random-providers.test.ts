import { stringify } from '@assent/kernel'
import { providerAdvice, providerMessage, type ProviderError, type SearchPage, type Tool } from '@assent/provider'
import { arbitrary } from '@assent/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { crateData, crateProvider } from './crate.js'
import { getDeed, searchDeed } from './random-backend.js'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

const deeds = fc.record({ search: searchDeed, get: getDeed })
const limit = fc.constantFrom(1, 2, undefined)
const cursor = fc.constantFrom('first', 'third', undefined)

/** Every error is one of the list, can be written, can be told, and is short. */
const isTyped = (error: ProviderError): boolean =>
  Object.hasOwn(providerAdvice, error.kind) && providerMessage(error) !== '' && JSON.stringify(error).length < 100_000

/** Faults of the caller, which made none here. */
const ofCaller: readonly string[] = ['invalid_input', 'unknown_provider', 'unknown_entity_type', 'unknown_action']

const isOfProvider = (error: ProviderError): boolean => isTyped(error) && !ofCaller.includes(error.kind)

const isHonoured = (page: SearchPage<unknown>, most = 1_000, given?: string): boolean =>
  page.results.length <= most && (page.nextCursor === undefined || page.nextCursor !== given)

const travels = (tool: Tool, answer: Either<ProviderError, unknown>): boolean =>
  isLeft(answer)
    ? isOfProvider(answer.left)
    : ajv.validate(tool.outputSchema, JSON.parse(stringify(answer.right as never)))

const toolsOf = (given: Parameters<typeof crateProvider>[0]): readonly [search: Tool, get: Tool] => {
  const [search, get] = crateProvider(given).provider.toTools()
  if (search === undefined || get === undefined) throw new Error('no tools')
  return [search, get]
}

describe('whatever a backend answers', () => {
  it('a caller gets a valid page that honours the limit, or an error of the provider', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, limit, cursor, async (given, most, from) => {
        const { crate, provider } = crateProvider(given)
        const answer = await provider.search(crate, { input: { label: 'a' }, limit: most, cursor: from })()
        if (isLeft(answer)) return isOfProvider(answer.left)
        return answer.right.results.every(crateData.is) && isHonoured(answer.right, most, from)
      }),
      runs,
    )
  })

  it('a caller gets a valid record of the id that was asked for, nothing, or an error of the provider', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (given) => {
        const { crate, provider } = crateProvider(given)
        const answer = await provider.get(crate, 'a')()
        if (isLeft(answer)) return isOfProvider(answer.left)
        return answer.right === undefined || (crateData.is(answer.right) && answer.right.id === 'a')
      }),
      runs,
    )
  })

  it('a tool answers what its schema says, or an error of the provider', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (given) => {
        const [search, get] = toolsOf(given)
        const [page, record] = [await search.call({ label: 'a' })(), await get.call({ id: 'a' })()]
        return travels(search, page) && travels(get, record)
      }),
      runs,
    )
  })

  it('nothing crosses that a record does not declare', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (given) => {
        const [search] = toolsOf(given)
        const answer = await search.call({ label: 'a' })()
        return isLeft(answer) || !/"(undeclared|secret|total)":/.test(stringify(answer.right))
      }),
      runs,
    )
  })

  it('both happen: pages that cross, and errors of most kinds', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(deeds, async (given) => {
        const { crate, provider } = crateProvider(given)
        const request = { input: { label: 'a' }, limit: 2, cursor: 'first' }
        for (const answer of [await provider.search(crate, request)(), await provider.get(crate, 'a')()]) {
          seen.add(isLeft(answer) ? answer.left.kind : 'right')
        }
      }),
      // Always the same ones: a kind that is rare would be missing now and then.
      { numRuns: 2_000, seed: 5 },
    )
    expect([...seen].sort()).toEqual(
      ['cursor_loop', 'malformed_answer', 'provider_failed', 'right', 'too_many_results', 'wrong_record'].sort(),
    )
  })
})

describe('whatever a caller hands in', () => {
  it('every tool answers, and refuses what its own schema does not take', async () => {
    const good = { kind: 'answer', value: { results: [] } } as const
    const none = { kind: 'answer', value: undefined } as const
    const tools = toolsOf({ search: good, get: none })
    await fc.assert(
      fc.asyncProperty(arbitrary.garbage(), fc.constantFrom(...tools), async (input, tool) => {
        const answer = await tool.call(input)()
        return isLeft(answer) ? answer.left.kind === 'invalid_input' && isTyped(answer.left) : travels(tool, answer)
      }),
      runs,
    )
  })

  it('an input that crosses is one that the schema of its tool takes', async () => {
    const inputs = fc.record(
      {
        label: fc.oneof(fc.string(), arbitrary.garbage()),
        packed: fc.oneof(fc.boolean(), fc.constant(null)),
        limit: fc.oneof(fc.integer({ min: -1, max: 1_001 }), fc.constant(1.5)),
        cursor: fc.string({ maxLength: 2 }),
        other: fc.constant(1),
      },
      { requiredKeys: [] },
    )
    const [search] = toolsOf({ search: { kind: 'answer', value: { results: [] } }, get: { kind: 'answer', value: 1 } })
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const answer = await search.call(input)()
        return isLeft(answer)
          ? answer.left.kind === 'invalid_input'
          : ajv.validate(search.inputSchema, JSON.parse(JSON.stringify(input)))
      }),
      runs,
    )
  })
})
