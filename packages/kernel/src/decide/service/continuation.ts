import type { CompiledDefinition, CompiledOperation } from '../../definition/compiled-definition.js'
import type { Held } from '../../definition/held.js'
import type { TakenInstance } from '../take-instance.js'

/** What a prepared call is bound to: its definition, its operation, the id that it names, its arguments (SR-162). */
export interface Prepared {
  readonly definition: CompiledDefinition
  readonly operation: CompiledOperation
  readonly id: string
  readonly args: Held
}

/** The same once an instance is there, which a call that asks for actions has captured (SR-161). */
export interface Selected extends Prepared {
  readonly taken: TakenInstance
}

/** The call that handed a continuation out, which says where it goes on. */
type Origin = 'prepare' | 'selectWith'

const expectedOf = (origin: Origin): string => `expected a continuation of \`${origin}\``

/** Wraps what a call is bound to. For the kernel only. */
export let bind: <From extends Origin, A>(origin: From, state: A) => Continuation<From, A>

/** Takes it out again, once, where the continuation is of that origin. For the kernel only. */
export let take: <From extends Origin, A>(origin: From, continuation: Continuation<From, A>) => A

/**
 * The rest of a call that waits for something: for the instance, or for the actions of the host. Opaque, bound to
 * everything that the call was given, and for one use: a second one is a fault of the program, as is one in the place
 * of the other, and throws (SR-162).
 */
export class Continuation<out From extends Origin, out A> {
  readonly #origin: From
  #state: A | undefined

  private constructor(origin: From, state: A) {
    this.#origin = origin
    this.#state = state
  }

  // The way for the two functions above into the private part, which no other module can take.
  static {
    bind = (origin, state) => new Continuation(origin, state)
    take = (origin, continuation) => {
      if (!Continuation.#isOne(continuation)) throw new TypeError(expectedOf(origin))
      const found: Origin = continuation.#origin
      if (found !== origin) throw new TypeError(`${expectedOf(origin)}, found one of \`${found}\``)
      const state = continuation.#state
      if (state === undefined) throw new Error('a continuation is for one use')
      continuation.#state = undefined
      return state
    }
  }

  // Programs in JavaScript hand in anything.
  static #isOne(value: unknown): boolean {
    return typeof value === 'object' && value !== null && #state in value
  }
}

/** What `prepare` hands out where the instance is needed. */
export type LoadContinuation = Continuation<'prepare', Prepared>

/** What `selectWith` hands out where actions are needed. */
export type FulfillmentContinuation = Continuation<'selectWith', Selected>
