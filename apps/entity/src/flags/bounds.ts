import type { BoundName, Bounds } from '@assent/testing/explore'
import type { Option } from 'commander'
import { flag } from './flag.js'

// The defaults are told again, so that the exploration is loaded only where it is run; a test compares them.
const means: { readonly [name in BoundName]: string } = {
  instances: 'instances that are kept and looked at (default: 400)',
  guided: 'instances beyond those, on the way to rules that have not refused yet (default: 200)',
  depth: 'operations after the creation (default: 8)',
  creations: 'creations that are tried (default: 64)',
  calls: 'calls of one operation on one instance (default: 24)',
  values: 'values of one field or argument (default: 12)',
}

const names = Object.keys(means) as readonly BoundName[]

/** What a bound may be: past that no exploration comes anyway. */
const countFault = (value: string): string | undefined =>
  /^(?:0|[1-9]\d{0,8})$/.test(value) ? undefined : `\`${value}\` is no bound: write a whole number, such as 100`

/** The flags of an exploration's bounds, as they are given. */
export type BoundFlags = { readonly [name in BoundName]?: string }

/** A flag for each bound of an exploration. */
export const boundFlags = (): readonly Option[] => names.map((name) => flag(`--${name} <n>`, means[name], countFault))

/** The bounds that are given. */
export const boundsOf = (flags: BoundFlags): Partial<Bounds> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const given = flags[name]
      return given === undefined ? [] : [[name, Number(given)]]
    }),
  )
