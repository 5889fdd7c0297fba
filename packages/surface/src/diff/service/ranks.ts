import type { ScalesDocument } from '@assent/kernel'

/** How two texts stand to each other, by every scale that has both; nothing where none has, or two disagree (SR-80). */
const orderOf = (scales: ScalesDocument, one: string, other: string): number | undefined => {
  const orders = Object.values(scales)
    .map((texts) => [texts.indexOf(one), texts.indexOf(other)] as const)
    .filter(([place, otherPlace]) => place >= 0 && otherPlace >= 0)
    .map(([place, otherPlace]) => Math.sign(place - otherPlace))
  return new Set(orders).size === 1 ? orders[0] : undefined
}

/** Texts of one scale, beyond which their pairs are not compared. */
const mostTexts = 100

/**
 * Does every two texts whose order the first scales tell have the same one by the second? Where there was no answer and
 * is one now, no decision that was certain changes.
 */
export const isOrderedAlike = (was: ScalesDocument, is: ScalesDocument): boolean =>
  Object.values(was).every(
    (texts) =>
      texts.length <= mostTexts &&
      texts.every((one) =>
        texts.every((other) => {
          const order = orderOf(was, one, other)
          return order === undefined || order === orderOf(is, one, other)
        }),
      ),
  )
