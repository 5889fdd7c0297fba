import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { boundaryOf } from '../boundary.js'
import type { ShellError } from '../shell-error.js'
import type { Attributes, ObservedCall, ObservedEnd, Observer } from './observer.js'

const drop = (): void => undefined

/** An observer watches: what it throws, or what a promise of its own ends with, must not become an answer or an end. */
const quietly = <A>(tell: () => A, otherwise: A): A => {
  try {
    const told = tell()
    if (told instanceof Promise) told.catch(drop)
    return told
  } catch {
    return otherwise
  }
}

const isReplay = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'replayed' in value && value.replayed === true

const attributesOf = (answer: Either<ShellError, unknown>): Attributes => {
  if (isLeft(answer)) return { 'error.type': answer.left.kind, 'assent.refused_by': boundaryOf(answer.left) }
  return isReplay(answer.right) ? { 'assent.replayed': true } : {}
}

/** The same call, of which the observer is told. */
export const observed =
  <E extends ShellError, A>(observer: Observer, call: ObservedCall, task: TaskEither<E, A>): TaskEither<E, A> =>
  async () => {
    const end = quietly<(end: ObservedEnd) => void>(() => observer.begin(call), drop)
    try {
      const answer = await task()
      quietly<unknown>(() => end({ attributes: attributesOf(answer) }), undefined)
      return answer
    } catch (fault) {
      // A bug of ours; its span must not stay open.
      quietly<unknown>(() => end({ attributes: { 'error.type': '_OTHER' } }), undefined)
      throw fault
    }
  }
