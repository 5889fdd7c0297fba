import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { isTaken, shortName } from './short-name.js'

/** How names are written. */
export interface NameStyle {
  /** What stands for a dot; `__` for clients that take none. */
  readonly dot: '.' | '__'
}

/** Two tools have one name, such as those of an operation `c` of `a.b` and of an operation `b.c` of `a`. */
export interface NameCollision {
  readonly kind: 'name_collision'
  readonly name: string
}

/** The digits of the digest: more only where fewer do not tell two names apart. */
const lengths = [8, 12, 16, 24, 32, 48] as const

type Names = Map<string, string>

/** What would be written for each name, of which those count that nothing else would be written for. */
const settle = (names: Names, waiting: readonly string[], write: (raw: string) => string): readonly string[] => {
  const used = new Set(names.values())
  const written = waiting.map((raw) => [raw, write(raw)] as const)
  const times = new Map<string, number>()
  for (const [, name] of written) times.set(name, (times.get(name) ?? 0) + 1)
  const isSettled = (name: string): boolean => isTaken(name) && times.get(name) === 1 && !used.has(name)
  for (const [raw, name] of written) if (isSettled(name)) names.set(raw, name)
  return waiting.filter((raw) => !names.has(raw))
}

/**
 * A name for each tool that every client takes: `^[a-zA-Z0-9_.-]{1,64}$`, unique, and the same again for the same raw
 * names in whatever order. A name that fits stays as it is; of another stays what can be read, with a digest of it
 * behind.
 *
 * @returns the names by their raw names, or two raw names that are one
 * @example
 * toolNames(['refund.approve', 'Mängel/Liste.get'])
 * // refund.approve -> refund.approve, Mängel/Liste.get -> M_ngel_Liste.get-7560962e
 */
export const toolNames = (
  rawNames: readonly string[],
  { dot }: NameStyle = { dot: '.' },
): Either<NameCollision, ReadonlyMap<string, string>> => {
  const twice = rawNames.find((name, index) => rawNames.indexOf(name) !== index)
  if (twice !== undefined) return left({ kind: 'name_collision', name: twice })
  const names: Names = new Map()
  const dotted = (raw: string): string => raw.replaceAll('.', dot)
  let waiting = settle(names, rawNames, dotted)
  for (const digits of lengths) waiting = settle(names, waiting, (raw) => shortName(dotted(raw), raw, digits))
  const [lost] = waiting
  return lost === undefined ? right(names) : left({ kind: 'name_collision', name: lost })
}
