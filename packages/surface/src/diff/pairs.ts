import { canonical, compareText } from '@assent/kernel'

/** What stands under one name in the old definition, in the new one, or in both. */
export interface Pair<Part> {
  readonly name: string
  readonly was?: Part
  readonly is?: Part
}

interface ByName<Part> {
  readonly [name: string]: Part
}

const part = <Part>(holder: ByName<Part>, name: string): Part | undefined =>
  Object.hasOwn(holder, name) ? holder[name] : undefined

/** The parts of both sides by name, in name order: the order of keys means nothing (K-21). */
export const pairs = <Part>(old: ByName<Part>, next: ByName<Part>): readonly Pair<Part>[] =>
  [...new Set([...Object.keys(old), ...Object.keys(next)])].sort(compareText).map((name) => {
    const [was, is] = [part(old, name), part(next, name)]
    return { name, ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) }
  })

/** Are two parts of documents the same one? Numbers are, where they are written alike (K-59). */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined ? one === other : canonical(one) === canonical(other)
