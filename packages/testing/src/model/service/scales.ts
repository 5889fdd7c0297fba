import type { ScalesDocument } from '@assent/kernel'

/** The order of two texts in the scales that have both, where all of these agree; else nothing (SR-80). */
export const rankIn = (scales: ScalesDocument, left: string, right: string): number | undefined => {
  const orders = Object.values(scales)
    .filter((scale) => scale.includes(left) && scale.includes(right))
    .map((scale) => Math.sign(scale.indexOf(left) - scale.indexOf(right)))
  const [order] = orders
  return orders.every((one) => one === order) ? order : undefined
}
