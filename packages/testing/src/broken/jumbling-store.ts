import { compareText, tokenOf, type DomainEvent } from '@assent/kernel'
import type { Page, Store, StoreError } from '@assent/shell'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { whole } from '../store/dump.js'
import { forwarded } from './forwarded.js'

const byRevisionAndType = (left: DomainEvent, other: DomainEvent): number =>
  compareText(tokenOf(left.revision).padStart(19, '0'), tokenOf(other.revision).padStart(19, '0')) ||
  compareText(left.type, other.type)

/**
 * A store that is wrong on purpose, over a right one: it loses the order in which one decision emitted its events, and
 * gives them by type. The suite must catch it and name the cases about the order of events, and no others (S-21).
 */
export const jumblingStore = (inner: Store): Store => ({
  ...forwarded(inner),
  events: (subject, page, options) => async (): Promise<Either<StoreError, Page<DomainEvent>>> => {
    const answer = await inner.events(subject, page, options)()
    if (isLeft(answer)) return answer
    const all = await whole((one) => inner.events(subject, one))
    // What follows the place that was asked from, so that its cursors stay those of the right store.
    const rest = await whole((one) => inner.events(subject, { ...page, ...one }))
    const start = all.length - rest.length
    const jumbled = [...all].sort(byRevisionAndType).slice(start, start + answer.right.items.length)
    return right({ ...answer.right, items: jumbled })
  },
})
