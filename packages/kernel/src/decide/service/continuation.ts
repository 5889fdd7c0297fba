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

/** Wraps what a call is bound to. For the kernel only. */
export let bind: <A>(state: A) => Continuation<A>

/** Takes it out again, once. For the kernel only. */
export let take: <A>(continuation: Continuation<A>) => A

/**
 * The rest of a call that waits for something: for the instance, or for the actions of the host. Opaque, bound to
 * everything that the call was given, and for one use: a second one is a fault of the program, and throws (SR-162).
 */
export class Continuation<out A> {
  #state: A | undefined

  private constructor(state: A) {
    this.#state = state
  }

  // The way for the two functions above into the private part, which no other module can take.
  static {
    bind = (state) => new Continuation(state)
    take = (continuation) => {
      const state = continuation.#state
      if (state === undefined) throw new Error('a continuation is for one use')
      continuation.#state = undefined
      return state
    }
  }
}

/** What `prepare` hands out where the instance is needed. */
export type LoadContinuation = Continuation<Prepared>

/** What `selectWith` hands out where actions are needed. */
export type FulfillmentContinuation = Continuation<Selected>
