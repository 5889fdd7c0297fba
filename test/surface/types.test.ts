import { parseJson, stringify, type Json } from '@assent/kernel'
import { definitionTypes } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/root.mjs'
import { documentNamed, hostileNaming } from './hostile-documents.js'
import { crate, locker, seat } from './service-documents.js'
import { typesThatDiffer } from './types-of-documents.js'

const example = (name: string): Json => parse(readFileSync(join(root, 'examples', name), 'utf8')) as Json

/** Can a literal of TypeScript say it? It rounds numbers, and takes `__proto__` for something else. */
const isLiteral = (document: unknown): boolean => {
  const text = stringify(document as Json)
  const read = parseJson(text)
  // A payload that is written empty is inferred as `{}`, which admits any value; one that is not written has no members.
  // Lists of one object twice are different to the compiler where each of their elements is the same to it.
  const passedOver = /"__proto__"|"payload":\{\}|"(\$\w+)","\1"/
  return !isLeft(read) && stringify(JSON.parse(text) as Json) === text && !passedOver.test(text)
}

describe('the types that are generated of a definition', () => {
  it('are those that `defineEntity` infers, of every example', () => {
    const names = ['refund', 'subscription', 'ticket', 'library/copy', 'library/loan', 'library/reader']
    expect(typesThatDiffer(names.map((name) => example(`${name}.yaml`)))).toEqual([])
  })

  it('are those that `defineEntity` infers, of definitions under the service rules', () => {
    expect(typesThatDiffer([locker, crate, seat])).toEqual([])
  })

  it('are those that `defineEntity` infers, of any definition', () => {
    const documents = fc.sample(arbitrary.document({ absences: false }).filter(isLiteral), { numRuns: 60, seed: 9 })
    expect(typesThatDiffer(documents as unknown as readonly Json[])).toEqual([])
  })

  it('are those that `defineEntity` infers, of any definition under the service rules', () => {
    const documents = fc.sample(arbitrary.document({ absences: false, semantics: 'service/3' }).filter(isLiteral), {
      numRuns: 40,
      seed: 5,
    })
    expect(documents.filter((document) => stringify(document as unknown as Json).includes('"outcomes"'))).not.toEqual(
      [],
    )
    expect(typesThatDiffer(documents as unknown as readonly Json[])).toEqual([])
  })

  it('are those that `defineEntity` infers, whatever names are out to break', () => {
    const documents = fc.sample(hostileNaming.map(documentNamed), { numRuns: 40, seed: 3 })
    expect(typesThatDiffer(documents)).toEqual([])
  })

  it('are the same bytes every time, and stay one module', () => {
    fc.assert(
      fc.property(arbitrary.definition(), ({ document }) => {
        expect(definitionTypes([document])).toBe(definitionTypes([document]))
        expect(definitionTypes([document])).not.toMatch(/\p{Cf}|[^\P{Cc}\n]/u)
      }),
      { numRuns: 100 },
    )
  })
})
