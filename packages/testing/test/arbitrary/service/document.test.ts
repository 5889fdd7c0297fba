import { canonical, parseDefinition, Registry, validate, type Json, type Semantics } from '@assent/kernel'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../../src/arbitrary/definition.js'
import { unshrunkDefinitions, unshrunkVersions } from '../../../src/arbitrary/definitions.js'
import { unshrunkDocument } from '../../../src/arbitrary/document.js'
import { registerTogether } from '../../../src/arbitrary/registers.js'
import { arbitrary } from '../../../src/index.js'

const services: readonly Semantics[] = ['service/1', 'service/2', 'service/3']

/** What documents of each level must show; each level has what the ones below it have. */
const parts: { readonly [level: string]: readonly string[] } = {
  'service/1': [
    ...['"type":"map"', '"type":"union"', '"type":"binary64"', '"alphabet":"', '"identity":{"field"', '"scales":{"'],
    ...['"kind":"owns"', '"kind":"references"', '"cardinality":"many"', '{"compare":', '{"truthy":', '{"for_all":'],
    ...['{"for_any":', '"in_state":"', '"wrong_state":true', '"effect":"creates"', '"effect":"updates"', '{"moves":'],
    ...['"refuses":{"error"', '"responds":{"', '.count"', '.0"', '.kind"', '"outcomes":[{"', '"as":"fields"'],
  ],
  'service/2': ['"set_if_present":{"', '"responds_if_present":{"', '"payload_if_present":{"'],
  'service/3': ['"fulfills":{"', '"actions":"required"', '"actions":"optional"'],
}

describe.each(services)('arbitrary.document under %s', (semantics) => {
  const documents = fc.sample(unshrunkDocument({ semantics }), { numRuns: 400, seed: 7 })
  const all = documents.map((document) => canonical(document as unknown as Json)).join('\n')

  it('K-161: every document registers as it is made, before anything is filtered', () => {
    for (const document of documents) {
      const parsed = parseDefinition(document)
      expect(isRight(parsed) ? validate(parsed.right) : parsed).toMatchObject({ _tag: 'Right' })
    }
  })

  it('SR-6, SR-10: what the level adds comes up, and what a higher one adds does not', () => {
    const own = services.slice(0, services.indexOf(semantics) + 1)
    for (const level of services)
      for (const part of parts[level] ?? []) expect([part, all.includes(part)]).toEqual([part, own.includes(level)])
  })

  it('SR-101: sets and versions register together, and the relations between them fit', () => {
    const sets = fc.sample(unshrunkDefinitions({ semantics }), { numRuns: 60, seed: 11 })
    expect(sets.filter((set) => !registerTogether(1)(set as unknown as Json))).toEqual([])
    const versions = fc.sample(unshrunkVersions({ semantics }), { numRuns: 60, seed: 11 })
    expect(versions.filter((set) => !registerTogether(2)(set as unknown as Json))).toEqual([])
    const related = sets.filter((set) => set.some(({ relations }) => Object.keys(relations ?? {}).length > 0))
    expect(related.length).toBeGreaterThan(20)
    const registered = Registry.empty.registerAll((related[0] ?? []).map(definitionOf))
    expect(isRight(registered)).toBe(true)
  })
})

describe('documents under any rules', () => {
  it('each level comes up, and no kind of a service field under kernel/1', () => {
    const made = fc.sample(unshrunkDocument({ semantics: 'any' }), { numRuns: 200, seed: 3 })
    const levels = made.map(({ semantics = 'kernel/1' }) => semantics)
    expect([...new Set(levels)].sort()).toEqual(['kernel/1', ...services])
    for (const document of made) expect(isRight(parseDefinition(document))).toBe(true)
    expect(() => arbitrary.document({ kinds: ['map', 'string'] })).toThrow(RangeError)
  })

  it.each(['"for_any"', '"wrong_state":true', '"set_if_present"', '"fulfills"', '"identity":{', '"type":"union"'])(
    'a counterexample about %s shrinks to a short document',
    (part) => {
      const made = arbitrary.document({ semantics: 'service/3' })
      const without = fc.property(made, (document) => !canonical(document as unknown as Json).includes(part))
      const { counterexample } = fc.check(without, { numRuns: 300, seed: 7 })
      const text = canonical(counterexample?.[0] ?? null)
      expect(text).toContain(part)
      expect(text.length).toBeLessThan(450)
    },
  )
})
