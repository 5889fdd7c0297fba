import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import { plainer } from './renamed.js'
import { smaller } from './smaller.js'

/**
 * The same values, shrunk as documents: what is left out of a schema is left out of everything that depends on it only
 * by chance when an arbitrary is chained, so each step tries every shorter document and keeps those that are still
 * valid.
 */
class Shrinking<Document> extends fc.Arbitrary<Document> {
  readonly #source: fc.Arbitrary<Document>
  readonly #isValid: (document: Json) => boolean

  constructor(source: fc.Arbitrary<Document>, isValid: (document: Json) => boolean) {
    super()
    this.#source = source
    this.#isValid = isValid
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<Document> {
    return new fc.Value(this.#source.generate(random, bias).value, undefined)
  }

  override canShrinkWithoutContext(value: unknown): value is Document {
    return this.#isValid(value as Json)
  }

  override shrink(value: Document): fc.Stream<fc.Value<Document>> {
    return fc
      .stream(smaller(value as Json))
      .join(fc.stream(plainer(value as Json)))
      .filter((less) => this.#isValid(less))
      .map((less) => new fc.Value(less as Document, undefined))
  }
}

/** Shrinks the documents that `source` generates to the shortest ones that are still valid. */
export const shrinking = <Document>(
  source: fc.Arbitrary<Document>,
  isValid: (document: Json) => boolean,
): fc.Arbitrary<Document> => new Shrinking(source, isValid)
