import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { readSubject } from '../runtime/read-request.js'
import type { ShellError } from '../shell-error.js'
import { notFound } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'
import type { Subject } from '../subject.js'
import { judge } from './judge.js'
import { readWhole, type Loaded, type WholeSubject } from './read-whole.js'
import type { Verification } from './verification.js'

const isNothing = (loaded: Loaded): boolean => !isLeft(loaded) && loaded.right === undefined

const isEmpty = ({ items, corrupt }: { readonly items: readonly unknown[]; readonly corrupt: unknown }): boolean =>
  items.length === 0 && corrupt === undefined

const holdsNothing = ({ after, decisions, observations }: WholeSubject): boolean =>
  isNothing(after) && isEmpty(decisions) && isEmpty(observations)

const verifyRead = async (
  store: Store,
  subject: Subject,
  options?: CallOptions,
): Promise<Either<ShellError, Verification>> => {
  const whole = await readWhole(store, subject, options)
  if (isLeft(whole)) return whole
  if (holdsNothing(whole.right)) return left(notFound(subject))
  // Created while it was read: from now on it is there.
  if (isNothing(whole.right.before) && !isNothing(whole.right.after)) return verifyRead(store, subject, options)
  return right(judge(subject, whole.right))
}

/** Replays the history of a subject and compares it with everything that is stored of it (H-1). */
export const verify =
  (store: Store, given: Subject, options?: CallOptions): TaskEither<ShellError, Verification> =>
  async () => {
    const subject = readSubject(given)
    return isLeft(subject) ? subject : verifyRead(store, subject.right, options)
  }
