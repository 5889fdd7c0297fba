import type { ValidatedDefinition } from '@assent/kernel'
import type { Bounds } from '../../explore/bounds.js'
import type { Exploration } from '../../explore/exploration.js'
import { keyOf, type Aim } from './aim.js'
import { inputsOn, type InputsOn } from './inputs-on.js'
import type { BoundaryPort, Principal } from './port.js'
import { search, type Found, type FoundByAim } from './search.js'

/** What cases are made from. */
export interface Plan {
  readonly definition: ValidatedDefinition
  readonly operation: string
  readonly principals: readonly Principal[]
  readonly inputsOn: InputsOn
  /** What the principals of the port meet. */
  readonly met: FoundByAim
  readonly find: (aim: Aim) => Found | undefined
  /** Why no principal meets an aim: the trusted arguments that it takes, or that no call did it. */
  readonly reasonFor: (aim: Aim) => string
}

/** Somebody who supplies every argument: what a port without trusted arguments has. */
const caller: Principal = { name: 'caller', trusted: {} }

const shown = (found: Found, names: readonly string[]): string =>
  names.map((name) => `\`${name}\` ${JSON.stringify(found.arguments[name] ?? null)}`).join(', ')

// An acceptance names who proposed; somebody who supplies every argument would be accepted too.
const asCaller = (aim: Aim): Aim => (aim.aim === 'accepted' ? { ...aim, principal: caller.name } : aim)

/** Looks for the calls that the cases begin with. */
export const planFor = (
  definition: ValidatedDefinition,
  operation: string,
  port: BoundaryPort,
  bounds: Partial<Bounds>,
  exploration: Exploration,
): Plan => {
  const principals = port.principals?.(operation) ?? [caller]
  const inputs = inputsOn(definition, operation, bounds)
  const met = search(definition, operation, exploration, principals, inputs)
  const trusted = [...new Set(principals.flatMap((principal) => Object.keys(principal.trusted)))]
  // Asked only where something was not found, since it is the whole search once more.
  let others: FoundByAim | undefined
  const byAnybody = (): FoundByAim => (others ??= search(definition, operation, exploration, [caller], inputs))
  const reasonFor = (aim: Aim): string => {
    if (principals.length === 0) return 'the port lets nobody propose it'
    const elsewhere = trusted.length === 0 ? undefined : byAnybody().get(keyOf(asCaller(aim)))
    if (elsewhere !== undefined)
      return `not reachable through this port: it takes ${shown(elsewhere, trusted)}, and no principal has that`
    const { reached } = exploration
    return reached.length === 0
      ? 'no call that was tried does it'
      : `no call that was tried does it; cut off at: ${reached.join(', ')}`
  }
  return { definition, operation, principals, inputsOn: inputs, met, find: (aim) => met.get(keyOf(aim)), reasonFor }
}

/** The first call that is accepted, of this principal where one is named. */
export const legalCall = ({ met }: Plan, principal?: Principal): Found | undefined =>
  [...met.values()].find(
    (found) => found.aim.aim === 'accepted' && (principal === undefined || found.principal === principal),
  )
