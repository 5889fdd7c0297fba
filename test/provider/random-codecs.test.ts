import { stringify, toJson, type Json } from '@assent/kernel'
import { defineEntityType, ProviderInstance, t } from '@assent/provider'
import { arbitrary } from '@assent/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { runs } from '../properties/runs.js'

// Each case compiles a schema; fewer than these would not meet every kind of codec.
const fewer = { numRuns: Math.max(200, Math.ceil((runs.numRuns ?? 0) / 8)) }

/** A codec, and values of which most are ones that it takes. */
interface Described {
  readonly codec: t.Mixed
  readonly values: fc.Arbitrary<unknown>
}

const described = (codec: t.Mixed, values: fc.Arbitrary<unknown>): Described => ({ codec, values })

const leaf: fc.Arbitrary<Described> = fc.constantFrom(
  described(t.string, fc.string()),
  described(t.nonEmptyText, fc.constantFrom('a', '𝒜')),
  described(t.boolean, fc.boolean()),
  described(t.null, fc.constant(null)),
  described(t.number, fc.double({ noNaN: true, noDefaultInfinity: true })),
  described(t.integer, fc.integer()),
  described(t.boundedNumber({ min: 1, max: 3 }), fc.constantFrom(1, 2.5, 3)),
  described(t.dateTime, fc.constantFrom('2026-03-02T09:00:00Z', '2024-02-29T23:59:59.5+02:00')),
  described(t.literal('a'), fc.constant('a')),
  described(t.keyof({ a: null, b: null }), fc.constantFrom('a', 'b')),
  described(t.json, arbitrary.json()),
)

const names = fc.constantFrom('a', 'b', 'constructor', 'toString')

const fieldsOf = (parts: Readonly<Record<string, Described>>): Readonly<Record<string, t.Mixed>> =>
  Object.fromEntries(Object.entries(parts).map(([name, { codec }]) => [name, codec]))

const valuesOf = (parts: Readonly<Record<string, Described>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(parts).map(([name, { values }]) => [name, values])))

const { tree } = fc.letrec<{ tree: Described }>((tie) => {
  const parts = fc.dictionary(names, tie('tree'), { maxKeys: 3, noNullPrototype: true })
  // A union of io-ts takes no object of its own with a member `constructor` that is a literal.
  const plainParts = fc.dictionary(fc.constantFrom('a', 'b'), tie('tree'), { maxKeys: 2, noNullPrototype: true })
  return {
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      tie('tree').map(({ codec, values }) => described(t.array(codec), fc.array(values, { maxLength: 3 }))),
      tie('tree').map(({ codec, values }) => described(t.union([codec, t.null]), fc.option(values))),
      tie('tree').map(({ codec, values }) =>
        described(t.record(t.string, codec), fc.dictionary(names, values, { noNullPrototype: true })),
      ),
      fc
        .tuple(tie('tree'), tie('tree'))
        .map(([one, other]) => described(t.tuple([one.codec, other.codec]), fc.tuple(one.values, other.values))),
      parts.map((given) => described(t.object(fieldsOf(given)), valuesOf(given))),
      parts.map((given) => described(t.closed(fieldsOf(given)), valuesOf(given))),
      plainParts.map((given) => described(t.strict({ ...fieldsOf(given) }), valuesOf(given))),
      tie('tree').map(({ codec, values }) =>
        described(t.object({ may: t.optional(codec) }), fc.record({ may: values }, { requiredKeys: [] })),
      ),
    ),
  }
})

const cases = tree.chain(({ codec, values }) =>
  fc.tuple(fc.constant(codec), fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: arbitrary.json() })),
)

const getTool = (codec: t.Mixed, value: unknown) => {
  const thing = defineEntityType({
    id: 'thing',
    name: 'Thing',
    description: 'A thing.',
    data: t.object({ id: t.string, it: codec }),
    searchInput: t.object({}),
    search: () => ({ results: [] }),
    get: ({ id }) => ({ id, it: value }) as never,
  })
  const [, tool] = ProviderInstance({ id: 'acme' }).entities.register(thing).toTools()
  if (tool === undefined) throw new Error('no tool')
  return tool
}

it('what a codec of `t` lets cross is what its JSON Schema says', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  let [crossed, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(cases, async ([codec, value]) => {
      const tool = getTool(codec, value)
      const answer = await tool.call({ id: 'a' })()
      if (isLeft(answer)) {
        refused += 1
        return answer.left.kind === 'malformed_answer'
      }
      crossed += 1
      // The schema is read as others read it: from text.
      return ajv.validate(tool.outputSchema, JSON.parse(stringify(answer.right)))
    }),
    fewer,
  )
  expect([crossed > refused, refused > 0]).toEqual([true, true])
})

it('what crossed crosses again, the same', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ([codec, value]) => {
      const first = await getTool(codec, value).call({ id: 'a' })()
      if (isLeft(first)) return true
      const { it: crossed } = first.right['record'] as { readonly it?: Json }
      const second = await getTool(codec, crossed).call({ id: 'a' })()
      return isRight(second) && stringify(second.right) === stringify(first.right)
    }),
    runs,
  )
})

it('what crosses is plain JSON', async () => {
  await fc.assert(
    fc.asyncProperty(tree, arbitrary.garbage(), async ({ codec }, value) => {
      const answer = await getTool(codec, value).call({ id: 'a' })()
      return isLeft(answer) || isRight(toJson(answer.right, 'answer'))
    }),
    runs,
  )
})
