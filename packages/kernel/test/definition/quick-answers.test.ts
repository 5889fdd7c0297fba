import { describe, expect, it } from 'vitest'
import { compileSchema } from '../../src/definition/compile-field.js'
import type { CompiledMembers } from '../../src/definition/compile-members.js'
import type { Json, JsonObject } from '../../src/value/json.js'
import { ErrorList } from '../../src/value/value-errors.js'
import { parsed } from '../support/define.js'
import { exact } from '../support/exact.js'
import { permitWith, type Part } from '../support/permit.js'

// Deciding asks a quick question first, and the thorough one only where its answer is no. A yes must be true; a no to
// what is fine costs time and nothing else, so it is held here, where no decision would show it.

const schemaOf = (fields: Part): CompiledMembers => compileSchema(parsed(permitWith(fields)).schema, 0)

const finds = (schema: CompiledMembers, object: JsonObject): number => {
  const errors = new ErrorList(100)
  schema.check(object, { parent: undefined, segment: 'fields' }, errors)
  return errors.isEmpty ? 0 : errors.refusal().errors.length
}

const bounded = { type: 'string', min_length: 2, max_length: 4 }
const digit = { type: 'integer', min: 0, max: 9 }
const place = { type: 'object', properties: { hall: { type: 'string', required: true }, row: { type: 'integer' } } }

const cases: readonly (readonly [Part, readonly Json[], readonly Json[]])[] = [
  [{ type: 'string' }, ['', 'a'], [7, null, ['a']]],
  [bounded, ['ab', 'abcd', '😀😀', '😀😀😀😀', 'a😀'], ['', 'a', '😀', 'abcde', '😀a😀😀😀', 7, ['a', 'b'], null]],
  [{ type: 'string', min_length: 2 }, ['ab', 'a'.repeat(99)], ['a', '😀']],
  [{ type: 'string', max_length: 2 }, ['', 'ab', '😀😀'], ['abc', '😀😀😀']],
  [{ type: 'enum', values: ['a', 'b'] }, ['a', 'b'], ['c', '', 7, null]],
  [{ type: 'ref', entity: 'town' }, ['t-1', ' t '], ['', ' ', 7, null]],
  [digit, [0, 7, 9], [-1, 10, 1.5, '7', null, true]],
  [{ type: 'integer' }, [-7, 2 ** 53 - 1], [0.5, '1']],
  [{ type: 'number', min: 0.5, max: 9 }, [0.5, 9, 1.25], [0.25, 9.5, '7', null]],
  [{ type: 'number' }, [-1e300, 0, 0.1], ['0']],
  [{ type: 'boolean' }, [true, false], [0, 'true', null]],
  [{ type: 'json' }, [null, 7, 'x', [], { a: [1] }], []],
  [{ type: 'array', items: digit }, [[], [0, 9]], [[0, 10], ['0'], {}, null, '']],
  [
    place,
    [{ hall: 'a' }, { hall: 'a', row: 1 }],
    [{}, { hall: 1 }, { hall: 'a', row: 'b' }, { hall: 'a', x: 1 }, [], null],
  ],
]

describe('the quick question about a value', () => {
  it.each(cases)('is answered as the thorough one is: %j takes %j and not %j', (field, fine, wrong) => {
    const schema = schemaOf({ field })
    const verdicts = (values: readonly Json[]) =>
      values.map((value) => [schema.accepts({ field: value }, 'filled'), finds(schema, { field: value }) === 0])

    expect(verdicts(fine)).toEqual(fine.map(() => [true, true]))
    expect(verdicts(wrong)).toEqual(wrong.map(() => [false, false]))
  })

  it('is left to the thorough one where a number or a bound is exact', () => {
    const schema = schemaOf({ fee: { type: 'number', min: exact('0.50') }, size: { type: 'number', max: 9 } })
    const cheap = { fee: 1 }
    const exactSize = { size: exact('1.0') }

    expect([schema.accepts(cheap, 'filled'), finds(schema, cheap)]).toEqual([false, 0])
    expect([schema.accepts(exactSize, 'filled'), finds(schema, exactSize)]).toEqual([false, 0])
  })

  it('a list without a kind of element, which is a defect, takes any element', () => {
    const schema = schemaOf({ list: { type: 'array' } })

    expect([schema.accepts({ list: [1, null] }, 'filled'), finds(schema, { list: [1, null] })]).toEqual([true, 0])
  })
})

describe('the quick question about members', () => {
  const schema = schemaOf({
    a: { type: 'string' },
    b: { type: 'string', required: true },
    c: { type: 'string', required: true, default: 'c' },
    d: { type: 'object', properties: { e: { type: 'string', required: true, default: 'e' } } },
  })

  it.each<readonly [JsonObject, boolean, boolean]>([
    [{ a: 'a', b: 'b', c: 'c' }, true, true],
    [{ b: 'b', c: 'c' }, true, true],
    [{ b: 'b' }, true, false],
    [{ a: 'a', b: 'b' }, true, false],
    [{ a: 'a', c: 'c' }, false, false],
    [{ a: 'a' }, false, false],
    [{}, false, false],
    [{ b: 'b', c: 'c', d: { e: 'x' } }, true, true],
    [{ b: 'b', c: 'c', d: {} }, false, false],
    [{ b: 'b', c: 'c', z: 'z' }, false, false],
    [{ A: 'a', b: 'b', c: 'c' }, false, false],
    [{ b: 'b', a: 'a', c: 'c' }, false, false],
    [{ a: 1, b: 'b', c: 'c' }, false, false],
  ])('%j is fine before defaults: %s; after them: %s', (object, unfilled, filled) => {
    expect(schema.accepts(object, 'unfilled')).toBe(unfilled)
    expect(schema.accepts(object, 'filled')).toBe(filled)
  })
})

describe('filling', () => {
  it('K-35: an object that lacks no default is given back as it is', () => {
    const schema = schemaOf({ a: { type: 'string', default: 'a' }, b: { type: 'json' }, c: place })
    const object = { a: 'x', c: { hall: 'y' } }

    expect(schema.fill(object)).toBe(object)
  })

  it('K-38: a schema fills where a default stands in it, at any depth, and not elsewhere', () => {
    const inner = { type: 'object', properties: { a: { type: 'json', default: null } } }

    expect(schemaOf({ a: { type: 'array', items: place }, b: { type: 'json' } }).fills).toBe(false)
    expect(schemaOf({ a: { type: 'array', items: inner } }).fills).toBe(true)
  })
})
