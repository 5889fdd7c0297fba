import type { ScalesDocument } from '../../document/service/service-document.js'

/** The rank of each text of a scale, the lowest first; of a text that is repeated, its first place (SR-78). */
type Scale = ReadonlyMap<string, number>

const scaleOf = (texts: readonly string[]): Scale => {
  const ranks = new Map<string, number>()
  for (const [rank, text] of texts.entries()) if (!ranks.has(text)) ranks.set(text, rank)
  return ranks
}

/** Scales made ready. */
export type CompiledScales = readonly Scale[]

export const compileScales = (scales: ScalesDocument): CompiledScales => Object.values(scales).map(scaleOf)

/** How two texts rank where all scales that have both agree; nothing where none has both, or two disagree (SR-80). */
export const compareRanks = (scales: CompiledScales, left: string, right: string): number | undefined => {
  let agreed: number | undefined
  for (const scale of scales) {
    const [first, second] = [scale.get(left), scale.get(right)]
    if (first === undefined || second === undefined) continue
    const order = Math.sign(first - second)
    if (agreed !== undefined && agreed !== order) return undefined
    agreed = order
  }
  return agreed
}
