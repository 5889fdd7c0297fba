import { numberOf, parseDefinition, stringify, validate, type Json, type JsonObject } from '@assent/kernel'
import { definitionSchema } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/root.mjs'
import { runs } from '../properties/runs.js'
import { documentNamed, hostileNaming } from './hostile-documents.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 8) }

const meets = new Ajv2020({
  ownProperties: true,
  allErrors: true,
  strictRequired: false,
  allowUnionTypes: true,
}).compile(JSON.parse(stringify(definitionSchema)) as object)

const isAccepted = (document: unknown): boolean => meets(JSON.parse(stringify(document as Json)))

const isRead = (document: unknown): boolean => isRight(parseDefinition(document))

/**
 * What JSON Schema cannot say, and what Ajv passes over: a number that is whole and not spelled so, such as `1.0` for a
 * length or a version; one that the host takes for infinite; and a member that is called `__proto__`.
 */
const isBeyondSchema = (document: unknown): boolean => {
  const text = stringify(document as Json)
  const spelled = /"(min_length|max_length|version)":-?\d*(\.\d+|[eE]|\d{16})/
  return spelled.test(text) || /\d[eE]\+?\d{3}|\d{308}/.test(text) || text.includes('"__proto__"')
}

/** Lets a property ask only where reader and schema have to agree. */
const agree = (document: unknown): void => {
  fc.pre(!isBeyondSchema(document))
  expect(isAccepted(document)).toBe(isRead(document))
}

// It has most keys of the service rules.
const loan = parse(readFileSync(join(root, 'apps/entity/test/fixtures/loan.yaml'), 'utf8')) as JsonObject

describe('the schema of the definition format', () => {
  it('takes every definition', () => {
    fc.assert(fc.property(arbitrary.document(), agree), few)
    fc.assert(
      fc.property(arbitrary.definition(), ({ document }) => {
        fc.pre(!isBeyondSchema(document))
        expect(isAccepted(document)).toBe(true)
      }),
      few,
    )
  })

  it('takes of what is not valid exactly what the reader reads', () => {
    fc.assert(
      fc.property(arbitrary.invalidDefinition(), ({ document }) => agree(document)),
      few,
    )
  })

  it('takes of what is spoiled in any place exactly what the reader reads', () => {
    fc.assert(
      fc.property(
        arbitrary.document().chain((document) => arbitrary.mutilated(document)),
        agree,
      ),
      few,
    )
  })

  it('takes of a definition under the service rules, spoiled in any place, exactly what the reader reads', () => {
    expect(isAccepted(loan)).toBe(true)
    fc.assert(fc.property(arbitrary.mutilated(loan), agree), { numRuns: few.numRuns * 4 })
  })

  it('takes any names', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        expect(isAccepted(documentNamed(naming))).toBe(true)
      }),
      few,
    )
  })

  it('K-8: refuses an operation with both spellings of its events', () => {
    const both = { transitions: [{ from: 'a', to: 'a' }], emit: [], emits: [] }
    const document = { entity: 'x', schema: {}, lifecycle: { initial: 'a', states: ['a'] }, operations: { both } }
    expect([isAccepted(document), isRead(document)]).toEqual([false, false])
  })

  it('is the same bytes twice', () => {
    expect(stringify(definitionSchema)).toBe(stringify(JSON.parse(stringify(definitionSchema)) as JsonObject))
  })
})

const minimal = { entity: 'x', schema: {}, lifecycle: { initial: 'a', states: ['a'] } }
const transition = { from: 'a', to: 'a' }
const rule = { assert: true }

const inOutcome = (member: JsonObject): unknown => ({
  ...minimal,
  operations: { o: { outcomes: [{ name: 'done', ...member }] } },
})

/** A document with a member more in each object of the format, by what the object is. */
const places: readonly (readonly [place: string, planted: (member: JsonObject) => unknown])[] = [
  ['a definition', (member) => ({ ...minimal, ...member })],
  ['a schema', (member) => ({ ...minimal, schema: member })],
  ['a field', (member) => ({ ...minimal, schema: { fields: { f: { type: 'json', ...member } } } })],
  ['a lifecycle', (member) => ({ ...minimal, lifecycle: { ...minimal.lifecycle, ...member } })],
  ['a rule', (member) => ({ ...minimal, invariants: [{ ...rule, ...member }] })],
  ['a condition', (member) => ({ ...minimal, invariants: [{ assert: member }] })],
  ['a comparison', (member) => ({ ...minimal, invariants: [{ assert: { compare: member } }] })],
  ['a quantifier', (member) => ({ ...minimal, invariants: [{ assert: { for_all: member } }] })],
  ['creation', (member) => ({ ...minimal, create: member })],
  ['an event', (member) => ({ ...minimal, create: { emit: { type: 'e', ...member } } })],
  ['an operation', (member) => ({ ...minimal, operations: { o: { transitions: [], ...member } } })],
  ['a transition', (member) => ({ ...minimal, operations: { o: { transitions: [{ ...transition, ...member }] } } })],
  ['an outcome', inOutcome],
  ['an effect', (member) => inOutcome({ effect: member })],
  ['a move', (member) => inOutcome({ effect: { moves: member } })],
  ['a copied argument', (member) => inOutcome({ set_if_present: { f: member } })],
  ['a fulfilment', (member) => inOutcome({ fulfills: { f: member } })],
  ['a declared refusal', (member) => inOutcome({ refuses: member })],
  ['an identity', (member) => ({ ...minimal, identity: member })],
  ['a relation', (member) => ({ ...minimal, relations: { r: member } })],
  ['a projection', (member) => ({ ...minimal, projections: { p: { key: '$id', ...member } } })],
]

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Every word of the sources of the reader: each of its keys is among them. */
const readerWords = [
  ...new Set(filesBelow(join(root, 'packages/kernel/src/document')).flatMap((text) => text.match(/\w+/g) ?? [])),
]

describe('the schema has the keys of the reader, and no other', () => {
  // A key that is known is refused for its value at most, where the sentence names it in another way.
  const isKeyOfReader = (document: unknown): boolean => {
    const read = parseDefinition(document)
    return isRight(read) || !/is not (a key|an operator)/.test(read.left.message)
  }
  const isKeyOfSchema = (document: unknown): boolean =>
    meets(document) || !(meets.errors ?? []).some(({ keyword }) => keyword === 'additionalProperties')

  it.each(places)('of %s', (_, planted) => {
    const known = readerWords.filter((word) => isKeyOfReader(planted({ [word]: 0 })))
    expect(readerWords.filter((word) => isKeyOfSchema(planted({ [word]: 0 })))).toEqual(known)
    expect(known.length).toBeGreaterThan(0)
  })
})

describe('what the schema cannot say', () => {
  const verdicts = (document: unknown): readonly boolean[] => [isAccepted(document), isRead(document)]

  it('K-65: how a number is spelled: seven is a length as `7`, and not as `7e0` or `7.0`', () => {
    const ofLength = (token: string): unknown => {
      const field = { type: 'string', max_length: numberOf(token) }
      return { ...minimal, schema: { fields: { f: field } } }
    }
    expect(['7', '7e0', '7.0', '7.5', '-7'].map((token) => verdicts(ofLength(token)))).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ])
  })

  it('how deep a document may be', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
    const field = { type: 'json', default: nested(200) }
    expect(verdicts({ ...minimal, schema: { fields: { f: field } } })).toEqual([true, false])
  })

  it('whether a definition holds: that is what `validate` is for', () => {
    const document = { ...minimal, lifecycle: { initial: 'nowhere', states: ['a'] } }
    expect(verdicts(document)).toEqual([true, true])
    const parsed = parseDefinition(document)
    expect(isRight(parsed) && isRight(validate(parsed.right))).toBe(false)
  })
})
