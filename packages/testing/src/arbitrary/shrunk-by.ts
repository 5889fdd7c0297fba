import fc from 'fast-check'

// By this mark fast-check knows that it handed a value out itself.
const own = Symbol('own')

/** Values that shrink to those that `smaller` makes of them, however they were generated. */
class ShrunkBy<A> extends fc.Arbitrary<A> {
  readonly #source: fc.Arbitrary<A>
  readonly #smaller: (value: A) => Generator<A>

  constructor(source: fc.Arbitrary<A>, smaller: (value: A) => Generator<A>) {
    super()
    this.#source = source
    this.#smaller = smaller
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<A> {
    return new fc.Value(this.#source.generate(random, bias).value, own)
  }

  override canShrinkWithoutContext(_value: unknown): _value is A {
    return false
  }

  override shrink(value: A): fc.Stream<fc.Value<A>> {
    return fc.stream(this.#smaller(value)).map((less) => new fc.Value(less, own))
  }
}

/** The values of `source`, which shrink by `smaller`, whose steps come to an end. */
export const shrunkBy = <A>(source: fc.Arbitrary<A>, smaller: (value: A) => Generator<A>): fc.Arbitrary<A> =>
  new ShrunkBy(source, smaller)
