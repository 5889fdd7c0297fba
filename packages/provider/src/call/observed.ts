import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { CallPlace, ProviderError } from '../error/provider-error.js'
import type { Attributes, Observer } from './observer.js'

const drop = (): void => undefined

/** What an observer throws, or what a promise of its own ends with, must not become an answer or an end. */
const quietly = <A>(tell: () => A, otherwise: A): A => {
  try {
    const told = tell()
    if (told instanceof Promise) told.catch(drop)
    return told
  } catch {
    return otherwise
  }
}

const attributesOf = ({ provider, entity_type: type, action }: CallPlace): Attributes => ({
  'assent.provider': provider,
  ...(type === null ? {} : { 'assent.entity_type': type }),
  ...(action === null ? {} : { 'assent.action': action }),
})

type End = ReturnType<Observer['begin']>

/** The same call, of which the observer is told. */
export const observed = async <A>(
  observer: Observer | undefined,
  place: CallPlace,
  call: () => Promise<Either<ProviderError, A>>,
): Promise<Either<ProviderError, A>> => {
  if (observer === undefined) return call()
  const name = `assent.provider.${place.operation}`
  const end = quietly<End>(() => observer.begin({ name, attributes: attributesOf(place) }), drop)
  const answer = await call()
  const attributes: Attributes = isLeft(answer) ? { 'error.type': answer.left.kind } : {}
  quietly<unknown>(() => end({ attributes }), undefined)
  return answer
}
